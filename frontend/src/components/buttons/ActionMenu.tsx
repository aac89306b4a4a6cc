import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { look } from '../../theme/look';
import { TARGET_PX } from '../../theme/tokens';

const Item = styled(MenuItem)({
  gap: 12,
  minHeight: TARGET_PX,
  padding: '8px 16px',
  fontSize: '0.9375rem',
  '&:hover, &.Mui-focusVisible': { backgroundColor: look.vars.palette.wash },
  '& svg': { flexShrink: 0, color: look.vars.palette.text.secondary },
  '&[data-danger="true"], &[data-danger="true"] svg': { color: look.vars.palette.error.main },
});

export interface MenuAction {
  name: string;
  icon: ReactNode;
  run: () => void;
  /** Whether it moves the focus: it then runs after the menu has restored the focus to its button. */
  movesFocus?: boolean;
  /** Whether it is destructive. */
  danger?: boolean;
  disabled?: boolean;
}

interface ActionMenuProps {
  /** The name of the button and the menu. */
  label: string;
  actions: readonly MenuAction[];
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
  disabled?: boolean;
}

/** How far its button may move under an open menu, in pixels: a scroll may still be ending when the menu opens. */
const SLACK_PX = 16;

/**
 * A button with a menu of actions. Scrolling the page closes the menu. MUI's default, locking the scroll, makes the
 * browser repaint the whole page (record 71).
 */
export function ActionMenu({ label, actions, ref, disabled = false }: ActionMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  // A long list has many menus, most of which are never opened.
  const [wasOpened, setWasOpened] = useState(false);
  const next = useRef<() => void>(undefined);

  useEffect(() => {
    if (anchor === null) return undefined;
    const top = () => anchor.getBoundingClientRect().top;
    // The scroll position also changes when something above the button grows, while the button stays in its place.
    const openedAt = top();
    const closeIfMoved = () => {
      if (Math.abs(top() - openedAt) > SLACK_PX) setAnchor(null);
    };
    window.addEventListener('scroll', closeIfMoved, { passive: true });
    return () => window.removeEventListener('scroll', closeIfMoved);
  }, [anchor]);

  const select = (action: MenuAction) => () => {
    setAnchor(null);
    if (action.movesFocus) next.current = action.run;
    else action.run();
  };

  const finish = () => {
    const run = next.current;
    next.current = undefined;
    run?.();
  };

  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={ref}
          id={`${id}-button`}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? `${id}-menu` : undefined}
          disabled={disabled}
          onClick={(event) => {
            setWasOpened(true);
            setAnchor(event.currentTarget);
          }}
        >
          <EllipsisVertical size={20} aria-hidden />
        </IconButton>
      </Tooltip>
      {wasOpened && (
        <Menu
          id={`${id}-menu`}
          anchorEl={anchor}
          open={open}
          onClose={() => setAnchor(null)}
          disableScrollLock
          // A message must not cover its last actions.
          sx={(theme) => ({ zIndex: theme.zIndex.snackbar + 1 })}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            transition: { onExited: finish },
            list: { 'aria-labelledby': `${id}-button` },
            paper: {
              sx: (theme) => ({ minWidth: 200, border: `1px solid ${theme.vars.palette.divider}` }),
            },
          }}
        >
          {actions.map((action) => (
            <Item
              key={action.name}
              data-danger={action.danger === true}
              disabled={action.disabled === true}
              onClick={select(action)}
            >
              {action.icon}
              {action.name}
            </Item>
          ))}
        </Menu>
      )}
    </>
  );
}
