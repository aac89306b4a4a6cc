import { type StoredPicture } from '../../components/pictures/Picture';
import { type ContentTile } from '../../features/contents/api/public-contents';
import { type Item } from '../../features/items/api/public-items';
import { type BriefLinkage } from '../../api/generated/model/briefLinkage';
import { type LinkList } from '../../features/links/api/public-links';
import { type Translate } from '../../i18n/catalog';
import block from './pictures/block.webp';
import brush from './pictures/brush.webp';
import camellia from './pictures/camellia.webp';
import cup from './pictures/cup.webp';
import fern from './pictures/fern.webp';
import hydrangea from './pictures/hydrangea.webp';
import maple from './pictures/maple.webp';
import meadow from './pictures/meadow.webp';
import mimosa from './pictures/mimosa.webp';
import pans from './pictures/pans.webp';
import violet from './pictures/violet.webp';

/** A bundled picture in one size. */
function drawn(url: string, width: number, height: number): StoredPicture {
  return { url, width, height, sources: [{ url, width }], preview: url, placeholder: '#efe7da' };
}

const square = (url: string) => drawn(url, 400, 400);

const CONTENTS = [
  ['first', 'youtube', violet],
  ['second', 'instagram', hydrangea],
  ['third', 'tiktok', maple],
  ['fourth', 'instagram', camellia],
  ['fifth', 'youtube', mimosa],
  ['sixth', 'instagram', fern],
] as const;

const ITEMS = [
  ['first', brush],
  ['second', pans],
  ['third', block],
  ['fourth', cup],
] as const;

const LINK_TARGET = 'https://example.com/';

/** The example on the front page, in the API's types. */
export interface ExamplePage {
  displayId: string;
  displayName: string;
  introduction: string;
  iconPicture: StoredPicture;
  categories: string[];
  linkages: BriefLinkage[];
  contents: ContentTile[];
  items: Item[];
  links: LinkList['results'];
}

/** Builds the example in the current language. */
export function examplePage(t: Translate<'home'>): ExamplePage {
  const account = t('sample.account');
  const detail = (title: string, text: string | null, picture: StoredPicture | null) => ({
    title,
    text,
    url: LINK_TARGET,
    picture,
  });
  return {
    displayId: t('sample.displayId'),
    displayName: t('sample.displayName'),
    introduction: t('sample.introduction'),
    iconPicture: square(hydrangea),
    categories: [t('sample.categories.first'), t('sample.categories.second')],
    linkages: (['youtube', 'instagram'] as const).map((providerName, index) => ({
      linkageId: index + 1,
      providerName,
      providerDisplayName: providerName === 'youtube' ? 'YouTube' : 'Instagram',
      profilePageUrl: LINK_TARGET,
      snsAccountName: account,
    })),
    contents: CONTENTS.map(([name, provider, url], index) => ({
      contentId: index + 1,
      provider,
      publishedAt: '2026-11-01T00:00:00.000Z',
      title: t(`sample.contents.${name}`),
      description: null,
      contentUrl: LINK_TARGET,
      isItemLinked: index === 0,
      media: [
        {
          image: url,
          imageUrl: url,
          imageFileName: null,
          videoFlag: provider !== 'instagram',
          videoUrl: null,
          picture: square(url),
        },
      ],
    })),
    items: ITEMS.map(([name, url], index) => ({
      itemId: index + 1,
      contentId: 1,
      majorMallFlag: true,
      image: url,
      name: t(`sample.items.${name}`),
      url: null,
      imageUrl: url,
      picture: drawn(url, 320, 320),
      destinations: [{ mall: null, url: LINK_TARGET, sponsored: false }],
    })),
    links: [
      {
        linkId: 1,
        linkTypeId: 2,
        linkTypeName: 'image_1',
        details: [detail(t('sample.links.exhibition'), null, drawn(meadow, 800, 420))],
      },
      {
        linkId: 2,
        linkTypeId: 1,
        linkTypeName: 'text',
        details: [detail(t('sample.links.class'), t('sample.links.classText'), null)],
      },
      {
        linkId: 3,
        linkTypeId: 3,
        linkTypeName: 'image_3',
        details: [
          detail(t('sample.links.card'), null, square(camellia)),
          detail(t('sample.links.letter'), null, square(mimosa)),
          detail(t('sample.links.book'), null, square(fern)),
        ],
      },
    ],
  };
}
