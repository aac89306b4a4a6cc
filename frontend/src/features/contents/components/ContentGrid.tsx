import { type ReactNode } from 'react';
import { type FrameWidth } from '../../../components/pictures/cover-sizes';
import { type ContentTile as Content } from '../api/public-contents';
import { COLUMNS, type GridFormat, LED } from '../grid-format';
import { ContentTile } from './ContentTile';
import { ContentTiles } from './ContentTiles';
import styles from './ContentGrid.module.css';

const LEADING_RATIO = 16 / 9;

/** The column is 640 pixels at most, less what is left free at its sides and between the tiles. */
function widthOf(columns: number): FrameWidth {
  return [
    Math.ceil(564 / columns),
    `${String(Math.ceil(100 / columns))}vw - ${String(Math.ceil(40 / columns))}px`,
  ];
}

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
      <ContentTiles
        className={styles.list}
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
      </ContentTiles>
      {children}
    </>
  );
}
