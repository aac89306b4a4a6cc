import { useEffect, useEffectEvent } from 'react';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';
import { MessageAction } from './MessageAction';

/** In text inputs the browser handles Ctrl+Z. */
const TEXT_INPUTS = 'textarea, input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"])';

function isTextInput(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TEXT_INPUTS));
}

/** An undo button in a message. Ctrl+Z works as well, since the message may be gone before a keyboard user reaches it. */
export function UndoAction({ run }: { run: () => void }) {
  const { t } = useTranslation();
  const { hide } = useSnackbar();

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isUndo || event.key.toLowerCase() !== 'z' || isTextInput(event.target))
      return;
    event.preventDefault();
    hide();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <MessageAction run={run} keys="Control+Z Meta+Z">
      {t('messageActions.undo')}
    </MessageAction>
  );
}
