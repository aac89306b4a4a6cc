import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  getGetImportQueryKey,
  getReadExportQueryKey,
  useCancelImport,
  useConfirmImport,
  useGetImport,
  useReadExport,
  useReadImport,
  useRequestExport,
} from '../../../api/generated/portability/portability';
import { type Import } from '../../../api/generated/model/import';
import { type UploadProgress } from '../../../api/upload';

/** The polling interval while an archive or import is under way, in milliseconds. */
const EXPORT_POLL_MS = 3000;
const IMPORT_POLL_MS = 1000;

/** The archive of the account, polled while one is being made. */
export function useExport() {
  return useReadExport({
    query: {
      refetchInterval: ({ state: { data } }) => (data?.state === 'making' ? EXPORT_POLL_MS : false),
    },
  });
}

/** Asks for an archive, with a fresh proof of identity. */
export function useMakeExport() {
  const queryClient = useQueryClient();
  return useRequestExport({
    mutation: { onSuccess: (made) => queryClient.setQueryData(getReadExportQueryKey(), made) },
  });
}

/** Whether an import goes on by itself, or what it left out is still being listed. */
const isUnderWay = (found: Import | null | undefined) =>
  found?.state === 'running' || found?.listing === true;

/** The last import of the account, polled while it is under way. When it ends, all queries are refetched. */
export function useImport() {
  const queryClient = useQueryClient();
  const query = useGetImport({
    query: {
      refetchInterval: ({ state: { data } }) => (isUnderWay(data?.import) ? IMPORT_POLL_MS : false),
    },
  });
  const state = query.data?.import?.state;
  const former = useRef(state);
  useEffect(() => {
    const hasEnded = former.current === 'running' && state !== 'running';
    former.current = state;
    if (hasEnded) void queryClient.invalidateQueries();
  }, [queryClient, state]);
  return query;
}

/** Reads a file, starts the import, and ends or discards it. */
export function useImportSteps(onUploadProgress: UploadProgress) {
  const queryClient = useQueryClient();
  const show = (shown: Import | null) => queryClient.setQueryData(getGetImportQueryKey(), { import: shown });
  const refetch = () => queryClient.invalidateQueries({ queryKey: getGetImportQueryKey() });
  return {
    read: useReadImport({ mutation: { onSuccess: show }, request: { onUploadProgress } }),
    // A failure may mean that it was started, replaced or deleted elsewhere.
    confirm: useConfirmImport({ mutation: { onSuccess: show, onError: refetch } }),
    cancel: useCancelImport({ mutation: { onSettled: refetch } }),
  };
}
