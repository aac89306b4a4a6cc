import { type ReactNode, type RefObject } from 'react';
import { useDialogFor } from '../../hooks/useDialogFor';
import { useFailureReport } from '../../hooks/useFailureReport';
import { type FormCall } from '../../hooks/useSubmittedForm';
import { DeletionDialog, type DeletionText } from './DeletionDialog';

interface DeletionOptions<Entry, Variables> {
  entries: readonly Entry[] | undefined;
  idOf: (entry: Entry) => number;
  /** Contains the entries and receives the focus when the last one is deleted. */
  home?: RefObject<HTMLElement | null>;
  call: FormCall<Variables, unknown>;
  variables: (entry: Entry) => Variables;
  text: (name: DeletionText, entry: Entry) => string;
  summary: (entry: Entry) => ReactNode;
  onDeleted: (entry: Entry) => void;
}

/** Deletes a list entry after confirmation. */
export function useDeletion<Entry, Variables>(options: DeletionOptions<Entry, Variables>) {
  const { entries, idOf, home, call, variables, text, summary, onDeleted } = options;
  const report = useFailureReport();
  const { dialog, open, close, remove } = useDialogFor<{ entry: Entry; position: number }>();
  const positionOf = (entry: Entry) => entries?.indexOf(entry) ?? 0;

  /** After a deletion, focuses the next entry, the previous one, or the home. */
  const moveFocus = (entry: Entry, position: number) => {
    if (entries?.some((each) => idOf(each) === idOf(entry))) return;
    const links = home?.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [];
    (links[Math.min(position, links.length - 1)] ?? home?.current)?.focus();
  };

  return {
    ask: (entry: Entry) => open({ entry, position: positionOf(entry) }),
    positionOf,
    moveFocus,
    confirmation: dialog && (
      <DeletionDialog
        key={dialog.id}
        open={dialog.open}
        deleting={call.isPending}
        text={(name) => text(name, dialog.subject.entry)}
        onConfirm={() => {
          const { entry } = dialog.subject;
          call.mutate(variables(entry), {
            onSuccess: () => onDeleted(entry),
            onError: (error) => report(error),
            onSettled: close,
          });
        }}
        onCancel={close}
        onExited={() => {
          remove();
          moveFocus(dialog.subject.entry, dialog.subject.position);
        }}
      >
        {summary(dialog.subject.entry)}
      </DeletionDialog>
    ),
  };
}
