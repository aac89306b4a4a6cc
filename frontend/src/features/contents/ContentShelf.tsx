import styled from '@emotion/styled';
import { memo } from 'react';
import { type Content } from '../../api/generated/model/content';
import { type FrameWidth } from '../../components/cover-sizes';
import { ContentTile } from './components/ContentTile';
import { ContentTiles } from './components/ContentTiles';

/** On phones two stand side by side, on wider screens three. */
const WIDTH: FrameWidth = [220, '50vw - 24px'];

const Shelf = styled(ContentTiles)({
  '@container (min-width: 520px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

// Those that are there already are not drawn anew when more come.
const Entry = memo(function Entry({ content }: { content: Content }) {
  return (
    <li>
      <ContentTile displayId={content.displayId} content={content} width={WIDTH} ratio={1} first={false} />
    </li>
  );
});

/** Contents of any creators, side by side. */
export function ContentShelf({ contents }: { contents: readonly Content[] }) {
  return (
    <Shelf>
      {contents.map((content) => (
        <Entry key={content.contentId} content={content} />
      ))}
    </Shelf>
  );
}
