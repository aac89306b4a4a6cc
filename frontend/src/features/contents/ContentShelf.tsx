import { styled } from '@mui/material/styles';
import { type Content } from '../../api/generated/model/content';
import { type FrameWidth } from '../../components/pictures/cover-sizes';
import { TileList } from '../../components/page/TileList';
import { TileGroups } from '../../components/page/TileGroups';
import { ContentTile } from './components/ContentTile';

/** Two columns on phones, three on wider screens. */
const WIDTH: FrameWidth = [220, '50vw - 24px'];

const Tiles = styled(TileList)({
  '@container (min-width: 520px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

interface ContentShelfProps {
  contents: readonly Content[];
  /** The attributes of an entry's list item. */
  placeOf: (index: number) => { id: string; role: 'listitem' };
}

/** Contents of any creators in a grid. */
export function ContentShelf({ contents, placeOf }: ContentShelfProps) {
  return (
    <TileGroups tiles={Tiles} rowGap="clamp(16px, 4cqi, 24px)">
      {contents.map((content, index) => (
        <li key={content.contentId} {...placeOf(index)}>
          <ContentTile
            displayId={content.displayId}
            content={content}
            width={WIDTH}
            ratio={1}
            first={false}
          />
        </li>
      ))}
    </TileGroups>
  );
}
