import { type ListPart } from '../../common/list-range.js';
import { toPicture } from '../pictures/picture.mapper.js';
import { type ItemListResponse, type ItemResponse } from './dto/item.response.js';
import { type ItemRequest } from './dto/write-item.request.js';
import { destinationsOf } from './item-destinations.js';
import { type ItemInput } from './item-input.js';
import { type ItemView } from './items.repository.js';

/** An item as everybody is told of it; each field is named, so that a new one is never public by accident. */
export function toItem({
  id,
  contentId,
  majorMall,
  name,
  url,
  picture: view,
  affiliate,
}: ItemView): ItemResponse {
  const picture = toPicture(view);
  return {
    itemId: id,
    contentId,
    majorMallFlag: majorMall,
    image: picture.url,
    name,
    url,
    imageUrl: picture.url,
    picture,
    destinations: destinationsOf({ name, url }, affiliate),
  };
}

/** An item as it is sent, with null for what was not. */
export function toItemInput({ majorMallFlag, name, url, image, imageFileName }: ItemRequest): ItemInput {
  return {
    majorMall: majorMallFlag,
    name: name ?? null,
    url: url ?? null,
    image: image ?? null,
    imageFileName: imageFileName ?? null,
  };
}

/** A part of a list of items. */
export function toItemList({ entries, total, nextOffset }: ListPart<ItemView>): ItemListResponse {
  return { results: entries.map(toItem), total, nextOffset };
}
