import { type ContentProvider } from '../../../api/generated/model/contentProvider';
import { type PostedContent } from '../api/post-content';
import { type Candidate } from './candidate';

/** The services whose posts are looked up through a linked account. */
export type ReadProvider = Exclude<ContentProvider, 'tiktok'>;

/** Where somebody is who adds a post, and what is known by then. */
export type PostingStep =
  | { name: 'provider' }
  | { name: 'account'; provider: ReadProvider }
  | { name: 'video'; linkageId: number }
  | { name: 'posts'; linkageId: number }
  | { name: 'stories' }
  | { name: 'shortVideo' }
  | { name: 'confirm'; candidate: Candidate }
  | { name: 'cancel' }
  | { name: 'complete'; content: PostedContent }
  | { name: 'items'; content: PostedContent };

/** Why a post that was chosen did not come through: said where one is led back to. */
type PostingRefusal = 'FAILED_TO_GET_YOUTUBE_VIDEO' | 'FAILED_TO_GET_SNS_POST';

export interface Posting {
  step: PostingStep;
  /** The steps that led here, the first one first. */
  trail: readonly PostingStep[];
  refusal: PostingRefusal | null;
}

export type PostingEvent =
  | { type: 'providerChosen'; provider: ContentProvider; linkageIds: readonly number[] }
  | { type: 'accountChosen'; linkageId: number }
  | { type: 'storiesAsked' }
  /** The post that was looked for from a step, or written in it. */
  | { type: 'found'; from: PostingStep; candidate: Candidate }
  /** What was asked for from a step is not there. */
  | { type: 'lost'; from: PostingStep }
  | { type: 'previous' }
  | { type: 'cancelAsked' }
  | { type: 'posted'; content: PostedContent }
  | { type: 'itemsAsked' }
  | { type: 'begunAgain' };

/** The steps at which something is typed or chosen that is kept until it is a post. */
export type PostingForm = 'video' | 'posts' | 'stories' | 'shortVideo';

/** The steps from which a post is chosen or written. */
const SOURCES: readonly PostingStep['name'][] = ['video', 'posts', 'stories', 'shortVideo'];

const REFUSALS: Partial<Record<PostingStep['name'], PostingRefusal>> = {
  video: 'FAILED_TO_GET_YOUTUBE_VIDEO',
  posts: 'FAILED_TO_GET_SNS_POST',
};

/** What is asked of somebody first: where the post is. */
export const BEGINNING: Posting = { step: { name: 'provider' }, trail: [], refusal: null };

function goTo(posting: Posting, step: PostingStep): Posting {
  return { step, trail: [...posting.trail, posting.step], refusal: null };
}

/** Where posts of an account are chosen. */
function sourceOf(provider: ReadProvider, linkageId: number): PostingStep {
  return provider === 'youtube' ? { name: 'video', linkageId } : { name: 'posts', linkageId };
}

/** Posts of one account are looked for at once; of several, one is chosen first. */
function afterProvider(provider: ContentProvider, linkageIds: readonly number[]): PostingStep | null {
  const [linkageId, ...others] = linkageIds;
  if (linkageId === undefined) return null;
  if (provider === 'tiktok') return { name: 'shortVideo' };
  return others.length === 0 ? sourceOf(provider, linkageId) : { name: 'account', provider };
}

function previous({ trail }: Posting): Posting | null {
  const step = trail.at(-1);
  return step === undefined ? null : { step, trail: trail.slice(0, -1), refusal: null };
}

/** The step that follows, or null where the event means nothing: a second press, or an answer that comes too late. */
function follow(posting: Posting, event: PostingEvent): Posting | null {
  const { step } = posting;
  switch (event.type) {
    case 'providerChosen': {
      const next = step.name === 'provider' ? afterProvider(event.provider, event.linkageIds) : null;
      return next && goTo(posting, next);
    }
    case 'accountChosen':
      return step.name === 'account' ? goTo(posting, sourceOf(step.provider, event.linkageId)) : null;
    case 'storiesAsked':
      return step.name === 'posts' ? goTo(posting, { name: 'stories' }) : null;
    case 'found':
      return step === event.from && SOURCES.includes(step.name)
        ? goTo(posting, { name: 'confirm', candidate: event.candidate })
        : null;
    case 'lost': {
      const source = step.name === 'confirm' ? previous(posting) : posting;
      const refusal = step === event.from && source && REFUSALS[source.step.name];
      return refusal ? { ...source, refusal } : null;
    }
    case 'previous':
      return hasPrevious(posting) ? previous(posting) : null;
    case 'cancelAsked':
      return step.name === 'cancel' || step.name === 'complete' || step.name === 'items'
        ? null
        : goTo(posting, { name: 'cancel' });
    case 'posted':
      return step.name === 'confirm'
        ? { step: { name: 'complete', content: event.content }, trail: [], refusal: null }
        : null;
    case 'itemsAsked':
      return step.name === 'complete'
        ? { step: { name: 'items', content: step.content }, trail: [], refusal: null }
        : null;
    case 'begunAgain':
      return step.name === 'complete' ? BEGINNING : null;
  }
}

/** Goes on from one step to the next. What does not belong to the step changes nothing. */
export function nextPosting(posting: Posting, event: PostingEvent): Posting {
  return follow(posting, event) ?? posting;
}

/** Whether there is a step to go back to: what is on the page stays there. */
export function hasPrevious({ trail }: Posting): boolean {
  return trail.length > 0;
}

/**
 * Where somebody goes on whose way was interrupted, or who has just linked an account: by itself as far as the way is
 * clear, and at its beginning where no account is linked any more.
 *
 * @param place.linkageId the account that was chosen of several
 * @param linkageIds the accounts that are linked of the provider
 */
export function postingAt(
  place: { provider: ContentProvider; form?: PostingForm; linkageId?: number },
  linkageIds: readonly number[],
): Posting {
  const begun = nextPosting(BEGINNING, { type: 'providerChosen', provider: place.provider, linkageIds });
  const { form } = place;
  if (form !== 'posts' && form !== 'stories') return begun;
  const chosen = linkageIds.find((each) => each === place.linkageId);
  // A story needs no account of several to be named; its list of posts is where it is asked for.
  const linkageId = chosen ?? (form === 'stories' ? linkageIds[0] : undefined);
  const list = linkageId === undefined ? begun : nextPosting(begun, { type: 'accountChosen', linkageId });
  return form === 'stories' ? nextPosting(list, { type: 'storiesAsked' }) : list;
}
