import { type ReactNode, useMemo } from 'react';
import { type FrameWidth } from '../../../components/pictures/cover-sizes';
import { TileList } from '../../../components/page/TileList';
import { pressTarget } from '../../../config/press-target';
import { type ContentTile as Content } from '../api/public-contents';
import { COLUMNS, type GridFormat, LED } from '../grid-format';
import { ContentTile } from './ContentTile';
import styles from './ContentGrid.module.css';

const LEADING_RATIO = 16 / 9;

/** The column is at most 640 px wide, minus its padding and the gaps between tiles. */
function widthOf(columns: number): FrameWidth {
  return [
    Math.ceil(564 / columns),
    `${String(Math.ceil(100 / columns))}vw - ${String(Math.ceil(40 / columns))}px`,
  ];
}

interface ContentGridProps {
  /** The creator of the contents. */
  displayId: string;
  contents: readonly Content[];
  format: GridFormat;
  placeOf?: (index: number) => { id?: string; tabIndex?: -1; 'data-stage'?: string };
  /** Whether it is in the first viewport. */
  first?: boolean | undefined;
  /** Opens contents in a new tab. */
  target?: '_blank';
  /** Whether it is part of a preview, without links. */
  still?: boolean;
  children?: ReactNode;
}

/** Contents in the grid that the creator has chosen. */
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
  const [whole, part] = useMemo(() => [widthOf(1), widthOf(columns)], [columns]);
  return (
    <>
      <TileList
        className={styles.list}
        data-format={format}
        style={{ gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))` }}
      >
        {contents.map((content, index) => {
          const leads = format === LED && index === 0;
          return (
            <li key={content.contentId} {...pressTarget('content', content.contentId)} {...placeOf?.(index)}>
              <ContentTile
                displayId={displayId}
                content={content}
                width={leads ? whole : part}
                ratio={leads ? LEADING_RATIO : 1}
                first={first && index === 0}
                target={target}
                still={still}
              />
            </li>
          );
        })}
      </TileList>
      {children}
    </>
  );
}
