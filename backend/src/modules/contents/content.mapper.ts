import { type ListPart, type LookUpPart } from '../../common/list-range.js';
import { visibleOrNull } from '../links/link.rules.js';
import { widestFileName } from '../pictures/picture-names.rules.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { toBriefPicture, toPicture } from '../pictures/picture.mapper.js';
import { contentName } from './content-name.rules.js';
import { type ContentInput, type MediumInput } from './content-input.js';
import { type ContentWords } from './contents.repository.js';
import {
  type ContentTileView,
  type ContentView,
  type MediumView,
  type SingleContentView,
} from './content.read-model.js';
import {
  type BriefContentListResponse,
  type BriefContentMediumResponse,
  type BriefContentResponse,
} from './dto/brief-content.response.js';
import {
  type ContentListResponse,
  type ContentLookUpResponse,
  type ContentMediumResponse,
  type ContentResponse,
} from './dto/content.response.js';
import {
  type ContentMediumRequest,
  type CreateContentRequest,
  type UpdateContentRequest,
} from './dto/write-content.request.js';
import { toScheduleChanges, toVisibility } from '../visibility/visibility.mapper.js';

/** Maps a content for the public; fields are listed one by one so that new ones stay private. */
export function toContent(
  content: Omit<SingleContentView, 'cardHash'>,
  viewerId: string | null,
): ContentResponse {
  const { description, media, hashTags, accountId, displayId } = content;
  return {
    ...toBasics(content),
    media: media.map(toMedium),
    text: description,
    description,
    hashTags,
    isMe: accountId === viewerId,
    ...toVisibility(content, accountId === viewerId),
    displayId,
  };
}

/** Maps a page of contents. */
export function toContentList(
  { entries, total, nextOffset }: ListPart<ContentView>,
  { id: accountId, displayId }: Pick<AccountView, 'id' | 'displayId'>,
  viewerId: string | null,
): ContentListResponse {
  const results = entries.map((content) => toContent({ ...content, accountId, displayId }, viewerId));
  return { results, total, nextOffset };
}

/** Maps contents read by ID. */
export function toContentLookUp(
  { entries, ...rest }: LookUpPart<SingleContentView>,
  viewerId: string | null,
): ContentLookUpResponse {
  return { results: entries.map((content) => toContent(content, viewerId)), ...rest };
}

/** Maps a page of contents for a grid. */
export function toBriefContentList({
  entries,
  total,
  nextOffset,
}: ListPart<ContentTileView>): BriefContentListResponse {
  return { results: entries.map(toBriefContent), total, nextOffset };
}

function toBriefContent(content: ContentTileView): BriefContentResponse {
  const { title, media } = content;
  return {
    ...toBasics(content),
    description: title === null ? contentName(content) : null,
    media: media.map(toBriefMedium),
  };
}

/** The fields common to all views of a content. */
function toBasics({
  id,
  provider,
  publishedAt,
  title,
  contentUrl,
  isItemLinked,
}: ContentTileView): Omit<BriefContentResponse, 'description' | 'media'> {
  return {
    contentId: id,
    provider,
    publishedAt: publishedAt.toISOString(),
    title,
    contentUrl,
    isItemLinked,
  };
}

function toBriefMedium({ video, videoUrl, picture }: MediumView): BriefContentMediumResponse {
  return { videoFlag: video, videoUrl, picture: picture && toBriefPicture(picture) };
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

/** Converts a request; text without visible characters becomes null. */
export function toContentInput(body: CreateContentRequest): ContentInput {
  const { provider, title = null, description = null, contentUrl, media, hashTags = [] } = body;
  return {
    provider,
    title: toWord(title),
    description: toWord(description),
    contentUrl,
    media: media.map(toMediumInput),
    hashTags,
    visibility: toScheduleChanges(body),
  };
}

function toMediumInput({
  image,
  imageFileName,
  imageUrl,
  videoFlag = false,
  videoUrl,
}: ContentMediumRequest): MediumInput {
  return {
    image: image ?? null,
    imageFileName: toChosen(imageFileName),
    imageUrl: toChosen(imageUrl),
    video: videoFlag,
    videoUrl: toChosen(videoUrl),
  };
}

/** Form fields are empty if nothing was chosen. */
function toChosen(value: string | null | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}

/** The changed texts; omitted fields stay. */
export function toWords({ title, description }: UpdateContentRequest): ContentWords {
  return {
    ...(title !== undefined && { title: toWord(title) }),
    ...(description !== undefined && { description: toWord(description) }),
  };
}

function toWord(value: string | null): string | null {
  return value === null ? null : visibleOrNull(value);
}
