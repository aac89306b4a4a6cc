import { useQueryClient } from '@tanstack/react-query';

const KEY = ['newPassword'];

/**
 * The new password between the form and the code, held only in the memory of this page. A reload clears it, and so does
 * everything that clears the query cache.
 */
export function usePendingPassword() {
  const queryClient = useQueryClient();
  return {
    read: () => queryClient.getQueryData<string>(KEY) ?? '',
    hold: (password: string) => {
      queryClient.setQueryData(KEY, password);
    },
    drop: () => queryClient.removeQueries({ queryKey: KEY }),
  };
}
