import { type ListPart } from '../../common/list-range.js';
import { type AccountView } from '../accounts/accounts.repository.js';
import { toPicture, widestFileName } from '../pictures/picture.mapper.js';
import { type ContentTile, type ContentTileList } from './content-tile.js';
import { type ContentTileView, type ContentView, type MediumView } from './contents.repository.js';
import {
  type ContentListResponse,
  type ContentMediumResponse,
  type ContentResponse,
} from './dto/content.response.js';

/** A content as everybody is told of it; each field is named, so that a new one is never public by accident. */
function toContent(
  content: ContentView,
  { id: ownerId, displayId }: Pick<AccountView, 'id' | 'displayId'>,
  viewerId: string | null,
): ContentResponse {
  const { description, hashTags } = content;
  return {
    ...toContentTile(content),
    text: description,
    description,
    hashTags,
    isMe: ownerId === viewerId,
    displayId,
  };
}

/** A part of an account's contents. */
export function toContentList(
  { entries, total, nextOffset }: ListPart<ContentView>,
  account: Pick<AccountView, 'id' | 'displayId'>,
  viewerId: string | null,
): ContentListResponse {
  return { results: entries.map((each) => toContent(each, account, viewerId)), total, nextOffset };
}

/** The same part as a grid shows it. */
export function toContentTileList({
  entries,
  total,
  nextOffset,
}: ListPart<ContentTileView>): ContentTileList {
  return { results: entries.map(toContentTile), total, nextOffset };
}

function toContentTile({
  id,
  provider,
  publishedAt,
  title,
  contentUrl,
  media,
  isItemLinked,
}: ContentTileView): ContentTile {
  return {
    contentId: id,
    provider,
    publishedAt: publishedAt.toISOString(),
    title,
    contentUrl,
    media: media.map(toMedium),
    isItemLinked,
  };
}

function toMedium({ video, videoUrl, picture: view }: MediumView): ContentMediumResponse {
  const picture = view && toPicture(view);
  const image = picture?.url ?? null;
  return {
    image,
    imageUrl: image,
    imageFileName: view && widestFileName(view),
    videoFlag: video,
    videoUrl,
    picture,
  };
}
