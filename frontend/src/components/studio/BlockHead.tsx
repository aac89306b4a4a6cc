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
  menuLabel: string;
  /** Without actions there is no menu. */
  actions: readonly MenuAction[];
  /** Content beside the title. */
  children?: ReactNode;
}

/** The title and menu of a block on the edit page. */
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
