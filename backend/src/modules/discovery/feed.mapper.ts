import { createHash } from 'node:crypto';
import { type Language } from '../../common/rules/language.js';
import { textsIn } from '../accounts/translations.rules.js';
import { mediaAddress, previewName } from '../pictures/picture-names.rules.js';
import { previewSize } from '../pictures/picture-size.rules.js';
import { type PictureView } from '../pictures/picture.read-model.js';
import { entryTitle } from './entry-title.js';
import { type FeedEntryView } from './feed.read-model.js';
import { type Feed } from './feeds.service.js';
import { contentPath, creatorPath, type PageAddressesService } from './page-addresses.service.js';
import { element, escapeMarkup, XML_DECLARATION } from './xml.js';

/** The languages of a feed: that of its URL and that of its texts. */
export interface FeedPlace {
  named: Language | null;
  language: Language;
  addresses: PageAddressesService;
}

/** The file names of the feeds. */
export const FEED_FILES = { atom: 'feed.atom', json: 'feed.json' } as const;

export type FeedFormat = keyof typeof FEED_FILES;

/** The path of a feed, without a language. */
export function feedPath(displayId: string, format: FeedFormat): string {
  return `${creatorPath(displayId)}/${FEED_FILES[format]}`;
}

/** Maps a feed to Atom (RFC 4287). */
export function toAtom(feed: Feed, place: FeedPlace): string {
  const { account, updatedAt } = feed;
  const { displayId, icon } = account;
  const { displayName, introduction } = textsIn(account, place.language);
  const pageUrl = place.addresses.in(place.named, creatorPath(displayId));
  const elements = [
    element('id', {}, feedId(account.id)),
    element('title', {}, displayName),
    introduction === null ? null : element('subtitle', {}, introduction),
    element('updated', {}, updatedAt.toISOString()),
    element('author', {}, element('name', {}, displayName), element('uri', {}, pageUrl)),
    element('link', {
      rel: 'self',
      type: 'application/atom+xml',
      href: place.addresses.in(place.named, feedPath(displayId, 'atom')),
    }),
    element('link', { rel: 'alternate', type: 'text/html', href: pageUrl }),
    icon && element('icon', {}, pictureUrl(icon, place)),
    ...feed.entries.map((entry) => toAtomEntry(feed, entry, place)),
  ];
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': place.language };
  return `${XML_DECLARATION}${element('feed', attributes, ...elements).text}\n`;
}

function toAtomEntry({ account }: Feed, entry: FeedEntryView, place: FeedPlace) {
  return element(
    'entry',
    {},
    element('id', {}, entryId(account.id, entry.id)),
    element('title', {}, entryTitle(entry, place.language)),
    element('published', {}, entry.publishedAt.toISOString()),
    element('updated', {}, entry.updatedAt.toISOString()),
    element('link', { rel: 'alternate', type: 'text/html', href: entryUrl(account.displayId, entry, place) }),
    element('link', { rel: 'related', href: entry.contentUrl }),
    ...entry.hashTags.map((term) => element('category', { term })),
    element('content', { type: 'html' }, toHtml(entry, place)),
  );
}

/** A feed in JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export interface JsonFeed {
  version: string;
  title: string;
  home_page_url: string;
  feed_url: string;
  description?: string;
  icon?: string;
  authors: { name: string; url: string; avatar?: string }[];
  language: Language;
  items: JsonFeedItem[];
}

interface JsonFeedItem {
  id: string;
  url: string;
  external_url: string;
  title: string;
  content_html: string;
  image?: string;
  date_published: string;
  date_modified: string;
  tags?: string[];
}

/** Maps a feed to JSON Feed 1.1. */
export function toJsonFeed({ account, entries }: Feed, place: FeedPlace): JsonFeed {
  const { displayId, icon } = account;
  const { displayName, introduction } = textsIn(account, place.language);
  const pageUrl = place.addresses.in(place.named, creatorPath(displayId));
  const avatar = icon && pictureUrl(icon, place);
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: displayName,
    home_page_url: pageUrl,
    feed_url: place.addresses.in(place.named, feedPath(displayId, 'json')),
    ...(introduction !== null && { description: introduction }),
    ...(avatar !== null && { icon: avatar }),
    authors: [{ name: displayName, url: pageUrl, ...(avatar !== null && { avatar }) }],
    language: place.language,
    items: entries.map((entry) => ({
      id: entryId(account.id, entry.id),
      url: entryUrl(displayId, entry, place),
      external_url: entry.contentUrl,
      title: entryTitle(entry, place.language),
      content_html: toHtml(entry, place),
      ...(entry.picture && { image: pictureUrl(entry.picture, place) }),
      date_published: entry.publishedAt.toISOString(),
      date_modified: entry.updatedAt.toISOString(),
      ...(entry.hashTags.length > 0 && { tags: entry.hashTags }),
    })),
  };
}

/** The picture and the text, in paragraphs and lines. */
function toHtml(entry: FeedEntryView, place: FeedPlace): string {
  const { picture, description } = entry;
  const paragraphs = (description ?? '').split(/\n{2,}/).filter((text) => text.trim() !== '');
  const shown = picture && {
    src: pictureUrl(picture, place),
    alt: entryTitle(entry, place.language),
    width: String(previewSize(picture).width),
    height: String(previewSize(picture).height),
  };
  return [
    ...(shown === null ? [] : [`<p>${element('img', shown).text}</p>`]),
    ...paragraphs.map((text) => `<p>${escapeMarkup(text).replaceAll('\n', '<br/>')}</p>`),
  ].join('');
}

function entryUrl(displayId: string, { id }: FeedEntryView, { named, addresses }: FeedPlace): string {
  return addresses.in(named, contentPath(displayId, id));
}

function pictureUrl({ hash }: PictureView, { addresses }: FeedPlace): string {
  return addresses.of(mediaAddress(previewName(hash)));
}

/** IDs do not change with the display ID, the language or the host. */
function feedId(accountId: string): string {
  return `urn:uuid:${accountId}`;
}

function entryId(accountId: string, contentId: number): string {
  return `urn:uuid:${uuidOf(accountId, `contents/${contentId}`)}`;
}

/** A UUID from a name within a namespace (version 5; RFC 9562, section 5.5). */
function uuidOf(namespace: string, name: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
