import { type StoredPicture } from '../../../components/pictures/Picture';
import { type Content, type ContentMedium } from '../api/content';
import { playerOf } from '../video-player';
import { PictureZoom } from './PictureZoom';
import { VideoDialog } from './VideoDialog';

interface OpenedMediumProps {
  content: Content;
  medium: ContentMedium;
  name: string;
  onClose: () => void;
}

/** The pictures of a content that can be enlarged, without those of videos. */
function picturesOf({ media }: Content): { medium: ContentMedium; picture: StoredPicture }[] {
  return media.flatMap((medium) =>
    medium.videoFlag || medium.picture === null ? [] : [{ medium, picture: medium.picture }],
  );
}

/** A picture or a video of a content in a dialog. */
export default function OpenedMedium({ content, medium, ...dialog }: OpenedMediumProps) {
  const player = playerOf(content, medium);
  if (player !== null) return <VideoDialog content={content} player={player} {...dialog} />;
  const pictures = picturesOf(content);
  return (
    <PictureZoom
      pictures={pictures.map(({ picture }) => picture)}
      start={pictures.findIndex((each) => each.medium === medium)}
      {...dialog}
    />
  );
}
