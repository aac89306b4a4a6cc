import { useQueryClient } from '@tanstack/react-query';

const KEY = ['newPassword'];

/**
 * The new password between the form and the code, in the memory of this page alone: a reload forgets it, and so does
 * everything that forgets the person who is signed in.
 */
export function useHeldPassword() {
  const queryClient = useQueryClient();
  return {
    read: () => queryClient.getQueryData<string>(KEY) ?? '',
    hold: (password: string) => {
      queryClient.setQueryData(KEY, password);
    },
    drop: () => queryClient.removeQueries({ queryKey: KEY }),
  };
}
