import { LIMITS } from '@hitohira/backend/rules';
import { type LinkTypeList } from '../api/generated/model/linkTypeList';

const { title, titleOfThree, text, textBesideImage } = LIMITS.links;

const LINK_TYPES: LinkTypeList['results'] = [
  { linkTypeId: 1, name: 'text', detailCount: 1, titleMax: title, textMax: text, imageRequired: false },
  { linkTypeId: 2, name: 'image_1', detailCount: 1, titleMax: title, textMax: 0, imageRequired: true },
  { linkTypeId: 3, name: 'image_3', detailCount: 3, titleMax: titleOfThree, textMax: 0, imageRequired: true },
  { linkTypeId: 4, name: 'image_4', detailCount: 4, titleMax: title, textMax: 0, imageRequired: true },
  {
    linkTypeId: 5,
    name: 'image_text',
    detailCount: 1,
    titleMax: title,
    textMax: textBesideImage,
    imageRequired: true,
  },
];

/** The link types. */
export const LINK_TYPE_LIST: LinkTypeList = { results: LINK_TYPES, total: LINK_TYPES.length };
