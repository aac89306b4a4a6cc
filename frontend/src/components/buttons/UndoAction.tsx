import Button from '@mui/material/Button';
import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';

/** Where the same keys take back what was typed: they are the browser's there. */
const TYPED_IN = 'textarea, input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"])';

function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_IN));
}

/**
 * The way back beside a message about what was done, for as long as it is there: its button, and the keys that take
 * back elsewhere, since the button is further than the message lasts for those who get there by keyboard. When the
 * message goes, whoever was on the button goes on where they were.
 */
export function UndoAction({ run }: { run: () => void }) {
  const { t } = useTranslation();
  const { hide } = useSnackbar();
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  const undo = () => {
    hide();
    run();
  };

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isUndo || event.key.toLowerCase() !== 'z' || isTypedIn(event.target))
      return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  // Before it is taken out of the document, and the focus with it.
  useLayoutEffect(() => {
    const { current: shown } = button;
    return () => {
      if (document.activeElement === shown && cameFrom.current instanceof HTMLElement)
        cameFrom.current.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Button
      ref={button}
      color="inherit"
      aria-keyshortcuts="Control+Z Meta+Z"
      onFocus={({ relatedTarget }: FocusEvent) => {
        cameFrom.current = relatedTarget;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') hide();
      }}
      onClick={undo}
    >
      {t('messageActions.undo')}
    </Button>
  );
}
