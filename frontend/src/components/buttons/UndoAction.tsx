import Button from '@mui/material/Button';
import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';

/** In text inputs the browser handles Ctrl+Z. */
const TEXT_INPUTS = 'textarea, input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"])';

function isTextInput(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TEXT_INPUTS));
}

/**
 * An undo button in a message. Ctrl+Z works as well, since the message may be gone before a keyboard user reaches the
 * button. When the message goes, the focus returns to where it was.
 */
export function UndoAction({ run }: { run: () => void }) {
  const { t } = useTranslation();
  const { hide } = useSnackbar();
  const button = useRef<HTMLButtonElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);

  const undo = () => {
    hide();
    run();
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isUndo || event.key.toLowerCase() !== 'z' || isTextInput(event.target))
      return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  // A layout effect runs before the button, and its focus, are removed.
  useLayoutEffect(() => {
    const { current: shown } = button;
    return () => {
      if (document.activeElement === shown && previousFocus.current instanceof HTMLElement)
        previousFocus.current.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Button
      ref={button}
      color="inherit"
      aria-keyshortcuts="Control+Z Meta+Z"
      onFocus={({ relatedTarget }: FocusEvent) => {
        previousFocus.current = relatedTarget;
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
