import { type ContentProvider } from '../../../api/generated/model/contentProvider';
import { type Content } from '../api/content';
import { type Candidate } from './candidate';

/** The providers whose posts are loaded through a linked account. */
export type ReadProvider = Exclude<ContentProvider, 'tiktok'>;

/** A step of adding a post, with the data collected so far. */
type PostingStep =
  | { name: 'provider' }
  | { name: 'account'; provider: ReadProvider }
  | { name: 'video'; linkageId: number }
  | { name: 'posts'; linkageId: number }
  | { name: 'stories' }
  | { name: 'shortVideo' }
  | { name: 'confirm'; candidate: Candidate }
  | { name: 'cancel' }
  | { name: 'complete'; content: Content }
  | { name: 'items'; content: Content };

/** The message shown after returning from a post that could not be loaded. */
type PostingRefusal = 'FAILED_TO_GET_YOUTUBE_VIDEO' | 'FAILED_TO_GET_SNS_POST';

export interface Posting {
  step: PostingStep;
  /** The previous steps, oldest first. */
  trail: readonly PostingStep[];
  refusal: PostingRefusal | null;
}

export type PostingEvent =
  | { type: 'providerChosen'; provider: ContentProvider; linkageIds: readonly number[] }
  | { type: 'accountChosen'; linkageId: number }
  | { type: 'storiesRequested' }
  /** The post was loaded or entered in `from`. */
  | { type: 'found'; from: PostingStep; candidate: Candidate }
  /** The post requested in `from` does not exist. */
  | { type: 'lost'; from: PostingStep }
  | { type: 'previous' }
  | { type: 'cancelRequested' }
  | { type: 'posted'; content: Content }
  | { type: 'itemsRequested' }
  | { type: 'restarted' };

/** The steps whose input is stored as a draft. */
export type PostingForm = 'video' | 'posts' | 'stories' | 'shortVideo';

/** The steps that yield a candidate. */
const SOURCES: readonly PostingStep['name'][] = ['video', 'posts', 'stories', 'shortVideo'];

const REFUSALS: Partial<Record<PostingStep['name'], PostingRefusal>> = {
  video: 'FAILED_TO_GET_YOUTUBE_VIDEO',
  posts: 'FAILED_TO_GET_SNS_POST',
};

/** The state at the start. */
export const INITIAL_POSTING: Posting = { step: { name: 'provider' }, trail: [], refusal: null };

function goTo(posting: Posting, step: PostingStep): Posting {
  return { step, trail: [...posting.trail, posting.step], refusal: null };
}

/** The step that finds posts of an account. */
function sourceOf(provider: ReadProvider, linkageId: number): PostingStep {
  return provider === 'youtube' ? { name: 'video', linkageId } : { name: 'posts', linkageId };
}

/** With several accounts, one is chosen first. */
function afterProvider(provider: ContentProvider, linkageIds: readonly number[]): PostingStep | null {
  const [linkageId, ...others] = linkageIds;
  if (linkageId === undefined) return null;
  if (provider === 'tiktok') return { name: 'shortVideo' };
  return others.length === 0 ? sourceOf(provider, linkageId) : { name: 'account', provider };
}

/** A finished content has no previous step. */
function previous({ trail }: Posting): Posting | null {
  const step = trail.at(-1);
  return step === undefined ? null : { step, trail: trail.slice(0, -1), refusal: null };
}

/** The next state; null for an event that does not fit the step, such as a second press or a late response. */
function follow(posting: Posting, event: PostingEvent): Posting | null {
  const { step } = posting;
  switch (event.type) {
    case 'providerChosen': {
      const next = step.name === 'provider' ? afterProvider(event.provider, event.linkageIds) : null;
      return next && goTo(posting, next);
    }
    case 'accountChosen':
      return step.name === 'account' ? goTo(posting, sourceOf(step.provider, event.linkageId)) : null;
    case 'storiesRequested':
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
      return previous(posting);
    case 'cancelRequested':
      return step.name === 'cancel' || step.name === 'complete' || step.name === 'items'
        ? null
        : goTo(posting, { name: 'cancel' });
    case 'posted':
      return step.name === 'confirm'
        ? { step: { name: 'complete', content: event.content }, trail: [], refusal: null }
        : null;
    case 'itemsRequested':
      return step.name === 'complete'
        ? { step: { name: 'items', content: step.content }, trail: [], refusal: null }
        : null;
    case 'restarted':
      return step.name === 'complete' ? INITIAL_POSTING : null;
  }
}

/** The reducer of the steps. An event that does not fit the step changes nothing. */
export function nextPosting(posting: Posting, event: PostingEvent): Posting {
  return follow(posting, event) ?? posting;
}

/**
 * The state that resumes an interrupted draft or follows a new linkage. Starts over when no account is linked any more.
 *
 * @param place.linkageId the account chosen among several
 * @param linkageIds the linked accounts of the provider
 */
export function resumePosting(
  place: { provider: ContentProvider; form?: PostingForm; linkageId?: number },
  linkageIds: readonly number[],
): Posting {
  const begun = nextPosting(INITIAL_POSTING, {
    type: 'providerChosen',
    provider: place.provider,
    linkageIds,
  });
  const { form } = place;
  if (form !== 'posts' && form !== 'stories') return begun;
  const chosen = linkageIds.find((each) => each === place.linkageId);
  // A story does not depend on the account, so any list of posts will do.
  const linkageId = chosen ?? (form === 'stories' ? linkageIds[0] : undefined);
  const list = linkageId === undefined ? begun : nextPosting(begun, { type: 'accountChosen', linkageId });
  return form === 'stories' ? nextPosting(list, { type: 'storiesRequested' }) : list;
}
