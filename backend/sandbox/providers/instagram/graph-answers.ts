import { type Request } from 'express';
import { queryOf } from '../oauth-request.js';
import { pictureAddress } from '../pictures.js';
import { type InstagramPerson } from './people.js';
import { type SandboxMedium, type SandboxPost } from './posts.js';

/** A Graph API request and its caller. */
export interface GraphCall {
  request: Request;
  person: InstagramPerson;
  accessToken: string;
}

/** The requested fields of a response; the id is always included. */
export function chosenFields({ request }: GraphCall, answer: Record<string, unknown>): object {
  const asked = (queryOf(request)['fields'] ?? '').replace(/\{[^}]*\}/g, '').split(',');
  return Object.fromEntries(Object.entries(answer).filter(([name]) => name === 'id' || asked.includes(name)));
}

/** A post in the API's format. */
export function toPost(call: GraphCall, post: SandboxPost): object {
  const { id, code, caption, timestamp, media } = post;
  const [first = { video: false }] = media;
  const album = media.length > 1;
  const film = !album && first.video;
  return chosenFields(call, {
    id,
    ...(caption === null ? {} : { caption }),
    media_type: album ? 'CAROUSEL_ALBUM' : kindOf(first),
    media_product_type: film ? 'REELS' : 'FEED',
    ...filesOf(call, code, first),
    permalink: `https://www.instagram.com/${film ? 'reel' : 'p'}/${code}/`,
    // Instagram's offset has no colon.
    timestamp: timestamp.replace(/\.\d+Z$/, '+0000'),
    username: call.person.username,
    ...(album
      ? { children: { data: media.map((medium, index) => toChild(call, post, medium, index)) } }
      : {}),
  });
}

function toChild(call: GraphCall, { id, code }: SandboxPost, medium: SandboxMedium, index: number): object {
  return { id: `${id}${index}`, media_type: kindOf(medium), ...filesOf(call, `${code}-${index}`, medium) };
}

function kindOf({ video }: SandboxMedium): string {
  return video ? 'VIDEO' : 'IMAGE';
}

function filesOf({ request }: GraphCall, name: string, { video, withheld = false }: SandboxMedium): object {
  const picture = pictureAddress(request, name, 1080, 1080);
  const file = video ? picture.replace(/[^/]+$/, 'film.mp4') : picture;
  return {
    ...(withheld ? {} : { media_url: file }),
    ...(video ? { thumbnail_url: picture } : {}),
  };
}
