import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';
import { ActionMenu, type MenuAction } from '../buttons/ActionMenu';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, width: '100%' });

const Menu = styled('span')({ display: 'inline-flex', flex: 1, justifyContent: 'flex-end', minHeight: 44 });

interface BlockHeadProps {
  /** The id of the heading. */
  id: string;
  title: string;
  /** The name of the button that opens the menu. */
  menuLabel: string;
  /** What can be done with the block; without any there is no menu. */
  actions: readonly MenuAction[];
  /** What else is to be said beside the title. */
  children?: ReactNode;
}

/** The head of every block on the edit page: what it is called, and its menu. */
export function BlockHead({ id, title, menuLabel, actions, children }: BlockHeadProps) {
  return (
    <Row>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {children}
      <Menu>{actions.length > 0 && <ActionMenu label={menuLabel} actions={actions} />}</Menu>
    </Row>
  );
}
