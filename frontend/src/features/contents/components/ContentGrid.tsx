import { type ReactNode } from 'react';
import { type FrameWidth } from '../../../components/cover-sizes';
import { styled } from '../../../theme/styled';
import { type ContentTile as Content } from '../api/public-contents';
import { COLUMNS, type GridFormat, LED } from '../grid-format';
import { ContentTile } from './ContentTile';
import { ContentTiles } from './ContentTiles';

const LEADING_RATIO = 16 / 9;

/** The column is 640 pixels at most, less what is left free at its sides and between the tiles. */
function widthOf(columns: number): FrameWidth {
  return [
    Math.ceil(564 / columns),
    `${String(Math.ceil(100 / columns))}vw - ${String(Math.ceil(40 / columns))}px`,
  ];
}

const List = styled(ContentTiles)({
  // The large one leads the nine, which are three by three.
  '&[data-format="10"] > li:first-of-type': {
    gridColumn: '1 / -1',
    '--tile-ratio': LEADING_RATIO,
    '& [data-title]': { fontSize: '1rem' },
  },
  // Where four stand side by side on a phone, words and hearts are smaller; a finger still has the corner to itself.
  '@container (max-width: 519px)': {
    '&[data-format="16"]': { columnGap: 6, rowGap: 12 },
    '&[data-format="16"] [data-title]': { fontSize: '0.6875rem', lineHeight: 1.4 },
    '&[data-format="16"] button': { top: -6, insetInlineEnd: -6 },
    '&[data-format="16"] button::before': { inset: 10 },
    '&[data-format="16"] button svg': { width: 14, height: 14 },
  },
});

interface ContentGridProps {
  /** Whose they are. */
  displayId: string;
  contents: readonly Content[];
  format: GridFormat;
  placeOf?: (index: number) => { id?: string; tabIndex?: -1 };
  /** Whether it is among the first things seen of the page. */
  first?: boolean;
  /** Where a content opens, other than in place of the page. */
  target?: '_blank';
  /** Whether it is part of a picture of a page, and leads nowhere. */
  still?: boolean;
  children?: ReactNode;
}

/** Contents in the grid that the creator has chosen; what is shown later goes on in it. */
export function ContentGrid({
  displayId,
  contents,
  format,
  placeOf,
  first = true,
  target,
  still,
  children,
}: ContentGridProps) {
  const columns = COLUMNS[format];
  return (
    <>
      <List
        data-format={format}
        style={{ gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))` }}
      >
        {contents.map((content, index) => {
          const leads = format === LED && index === 0;
          return (
            <li key={content.contentId} {...placeOf?.(index)}>
              <ContentTile
                displayId={displayId}
                content={content}
                width={widthOf(leads ? 1 : columns)}
                ratio={leads ? LEADING_RATIO : 1}
                first={first && index === 0}
                target={target}
                still={still}
              />
            </li>
          );
        })}
      </List>
      {children}
    </>
  );
}
