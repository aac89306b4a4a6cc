import { type ListPart, type LookUpPart } from '../../common/list-range.js';
import { toBriefPicture, toPicture } from '../pictures/picture.mapper.js';
import { type BriefItemListResponse, type BriefItemResponse } from './dto/brief-item.response.js';
import { type ItemListResponse, type ItemLookUpResponse, type ItemResponse } from './dto/item.response.js';
import { type ItemRequest, type UpdateItemRequest } from './dto/write-item.request.js';
import { type ItemChanges, type ItemInput } from './item-input.js';
import { type ShownItem } from './items.service.js';
import { toScheduleChanges, toVisibility } from '../visibility/visibility.mapper.js';

/** Maps an item for the public; fields are listed one by one so that new ones stay private. */
export function toItem(item: ShownItem, viewerId: string | null): ItemResponse {
  const picture = toPicture(item.picture);
  const isOwner = item.accountId === viewerId;
  return {
    ...toBriefItem(item),
    image: picture.url,
    imageUrl: picture.url,
    picture,
    ...toVisibility(item, isOwner),
    contentVisible: !isOwner || item.contentVisible,
  };
}

function toBriefItem({ id, contentId, majorMall, name, url, picture, destinations }: ShownItem) {
  return {
    itemId: id,
    contentId,
    majorMallFlag: majorMall,
    name,
    url,
    picture: toBriefPicture(picture),
    destinations,
  } satisfies BriefItemResponse;
}

/** Converts a request; empty fields become null. */
export function toItemInput(item: ItemRequest): ItemInput {
  const { majorMallFlag, name, url, image, imageFileName } = item;
  return {
    majorMall: majorMallFlag,
    name: toWord(name),
    url: toWord(url),
    image: image ?? null,
    imageFileName: toWord(imageFileName),
    visibility: toScheduleChanges(item),
  };
}

/** The changes of a request; omitted fields stay. */
export function toItemChanges(body: UpdateItemRequest): ItemChanges {
  const { majorMallFlag, name, url, image, imageFileName } = body;
  return {
    ...(majorMallFlag !== undefined && { majorMall: majorMallFlag }),
    ...(name !== undefined && { name: toWord(name) }),
    ...(url !== undefined && { url: toWord(url) }),
    image: image ?? null,
    imageFileName: toWord(imageFileName),
    visibility: toScheduleChanges(body),
  };
}

function toWord(value: string | null | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}

/** Maps a page of items. */
export function toItemList(
  { entries, total, nextOffset }: ListPart<ShownItem>,
  viewerId: string | null,
): ItemListResponse {
  return { results: entries.map((item) => toItem(item, viewerId)), total, nextOffset };
}

/** Maps items read by ID. */
export function toItemLookUp({ entries, ...rest }: LookUpPart<ShownItem>): ItemLookUpResponse {
  return { results: entries.map((item) => toItem(item, null)), ...rest };
}

/** Maps a page of items for a grid. */
export function toBriefItemList({ entries, total, nextOffset }: ListPart<ShownItem>): BriefItemListResponse {
  return { results: entries.map(toBriefItem), total, nextOffset };
}
