import { styled } from '@mui/material/styles';
import { type ComponentType, type ReactElement, type ReactNode } from 'react';

/** Fills whole rows of two, three and four tiles. */
const GROUP = 12;

/** Padding for focus outlines, which `content-visibility` clips. */
const OUTLINE_PX = 4;

const Groups = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > ul': {
    rowGap: 'inherit',
    minWidth: 0,
    margin: -OUTLINE_PX,
    padding: OUTLINE_PX,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 1400px',
    '@container (min-width: 520px)': { containIntrinsicSize: 'auto 900px' },
  },
});

interface TileGroupsProps {
  /** Renders a group of tiles. */
  tiles: ComponentType<{ role: 'none'; children: ReactNode }>;
  /** The tiles, with the role of list items. */
  children: ReactElement[];
  rowGap: string;
}

/** A list of hundreds of tiles. Groups use `content-visibility`, which costs less than on each tile. */
export function TileGroups({ tiles: Tiles, children, rowGap }: TileGroupsProps) {
  const groups = Array.from({ length: Math.ceil(children.length / GROUP) }, (_none, index) =>
    children.slice(index * GROUP, (index + 1) * GROUP),
  );
  return (
    <Groups role="list" style={{ rowGap }}>
      {groups.map((group, index) => (
        <Tiles key={index} role="none">
          {group}
        </Tiles>
      ))}
    </Groups>
  );
}
