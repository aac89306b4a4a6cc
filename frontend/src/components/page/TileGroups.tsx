import { styled } from '@mui/material/styles';
import { type ComponentType, type ReactElement, type ReactNode } from 'react';

/** As many as fill whole rows, of two tiles, of three and of four. */
const GROUP = 12;

/** Room for the outline of what has the focus: what a group draws beyond itself is not seen. */
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
  /** Shows some of the tiles side by side. */
  tiles: ComponentType<{ role: 'none'; children: ReactNode }>;
  /** Each an entry of the list, by its role. */
  children: ReactElement[];
  /** The space between two rows of tiles, in a group and between two of them. */
  rowGap: string;
}

/**
 * One list of hundreds of tiles, of which what is far from sight is not drawn. A browser looks at all that it may leave
 * out with every frame: it does so group by group, and not tile by tile.
 */
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
