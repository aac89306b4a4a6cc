import { type ReactNode, useReducer } from 'react';
import { type ContentProvider } from '../../../api/generated/model/contentProvider';
import { type DialogControl } from '../../../hooks/useDialogFor';
import { messageText } from '../../../i18n/messages';
import { useTranslation } from '../../../i18n/useTranslation';
import { type OwnLinkage } from '../../../api/generated/model/ownLinkage';
import { type PostedContent } from '../api/post-content';
import { candidateOfPost, candidateOfShortVideo, candidateOfStory, candidateOfVideo } from './candidate';
import { useVideoForm } from './form/useVideoForm';
import { useManualPostForm } from './form/useManualPostForm';
import { accountsOf } from './linked-accounts';
import { savedChoice } from './post-draft';
import {
  INITIAL_POSTING,
  nextPosting,
  type Posting,
  type PostingForm,
  resumePosting,
  type PostingStep,
} from './posting-steps';
import { PostingFrame } from './PostingFrame';
import { AccountStep } from './steps/AccountStep';
import { CancelStep } from './steps/CancelStep';
import { CompleteStep } from './steps/CompleteStep';
import { ConfirmStep } from './steps/ConfirmStep';
import { PostsStep } from './steps/PostsStep';
import { ProviderStep } from './steps/ProviderStep';
import { VideoStep } from './steps/VideoStep';
import { ManualStep } from './steps/ManualStep';
import { usePostCall } from './usePostCall';
import { usePostChoice } from './usePostChoice';

/** The first step: null for the choice of the service. */
export type PostingStart = { provider: ContentProvider; form?: PostingForm } | null;

export interface PostingStepsProps extends DialogControl {
  accountId: string;
  displayId: string;
  linkages: readonly OwnLinkage[];
  begin: PostingStart;
  /** The service that the browser is being redirected to. */
  leavingFor: string | null;
  /** Starts linking an account of a service. */
  onConnect: (provider: ContentProvider) => void;
  /** The dialog that adds items to the new content; it replaces this one. */
  items: (content: PostedContent) => ReactNode;
}

function startAt(begin: PostingStart, linkages: readonly OwnLinkage[], accountId: string): Posting {
  if (begin === null) return INITIAL_POSTING;
  const { usable, choosable } = accountsOf(linkages, begin.provider);
  const savedLinkageId = savedChoice(accountId)?.linkageId;
  // The chosen account may need to be reconnected by now.
  const chosen = usable.find(({ linkageId }) => linkageId === savedLinkageId);
  return resumePosting(
    { ...begin, ...(chosen && { linkageId: chosen.linkageId }) },
    choosable.map(({ linkageId }) => linkageId),
  );
}

/** The account of the last step with this name. */
function linkageIdIn({ step, trail }: Posting, name: 'video' | 'posts'): number | null {
  const source = [...trail, step].findLast((each) => each.name === name);
  return source !== undefined && 'linkageId' in source ? source.linkageId : null;
}

/** The steps that add a post, from the choice of the service to the finished content. */
export function PostingSteps(props: PostingStepsProps) {
  const { accountId, displayId, linkages, begin, leavingFor, onConnect, items } = props;
  const { open, onClose, onExited } = props;
  const { t } = useTranslation('posting');
  const { t: common } = useTranslation(['common', 'messages']);
  const [posting, go] = useReducer(nextPosting, null, () => startAt(begin, linkages, accountId));
  const { step, refusal } = posting;
  const source = step.name === 'confirm' ? posting.trail.at(-1) : undefined;

  const video = useVideoForm({
    accountId,
    linkageId: linkageIdIn(posting, 'video'),
    onFound: (found, entered) =>
      go({ type: 'found', from: step, candidate: candidateOfVideo(found, entered) }),
    onLost: () => go({ type: 'lost', from: step }),
  });
  const story = useManualPostForm('stories', accountId);
  const shortVideo = useManualPostForm('shortVideo', accountId);
  const forms = [video, story, shortVideo];
  const forget = () => {
    for (const form of forms) form.forget();
  };

  const posts = usePostChoice({
    accountId,
    linkageId: linkageIdIn(posting, 'posts'),
    onFound: (found) => go({ type: 'found', from: step, candidate: candidateOfPost(found) }),
    onLost: () => go({ type: 'lost', from: step }),
  });

  const call = usePostCall({
    displayId,
    onPosted: (content) => {
      forget();
      posts.clearChoice();
      go({ type: 'posted', content });
    },
    onLost: () => {
      if (source?.name !== 'video' && source?.name !== 'posts') return false;
      posts.clearChoice();
      go({ type: 'lost', from: step });
      return true;
    },
    onRefused: (fields) => {
      const written =
        source?.name === 'stories' ? story : source?.name === 'shortVideo' ? shortVideo : undefined;
      if (written?.tie(fields) !== true) return false;
      go({ type: 'previous' });
      return true;
    },
  });

  const back = () => {
    posts.clearFailure();
    call.clearFailure();
    if (step.name === 'confirm') posts.clearChoice();
    go({ type: 'previous' });
  };
  const stop = () => {
    forget();
    posts.discardChoice();
    onClose();
  };
  const close = () => {
    if (call.posting) return;
    if (step.name === 'cancel') back();
    else if (step.name === 'confirm' || forms.some(({ unsaved }) => unsaved)) go({ type: 'cancelRequested' });
    else stop();
  };

  const linkageOf = (id: number) => linkages.find(({ linkageId }) => linkageId === id);
  const reconnection = { leavingFor, connect: onConnect };
  const refused = refusal && messageText(common, refusal);

  const titles: Record<PostingStep['name'], string> = {
    provider: t('provider.title'),
    account: t(`account.${step.name === 'account' ? step.provider : 'youtube'}.title`),
    video: t('video.title'),
    posts: t('posts.title'),
    stories: t('stories.title'),
    shortVideo: t('shortVideo.title'),
    confirm: t('confirm.title'),
    cancel: t('cancel.title'),
    complete: t('complete.title'),
    items: t('complete.items'),
  };

  const shown = (): ReactNode => {
    switch (step.name) {
      case 'provider':
        return (
          <ProviderStep
            linkages={linkages}
            leavingFor={leavingFor}
            onChoose={(provider, linkageIds) => go({ type: 'providerChosen', provider, linkageIds })}
            onConnect={onConnect}
          />
        );
      case 'account':
        return (
          <AccountStep
            provider={step.provider}
            linkages={linkages}
            leavingFor={leavingFor}
            onChoose={(linkageId) => go({ type: 'accountChosen', linkageId })}
            onConnect={onConnect}
            onPrevious={back}
          />
        );
      case 'video':
        return (
          <VideoStep
            linkage={linkageOf(step.linkageId)}
            field={video.field}
            frame={{ ...video.frame, failure: video.frame.failure ?? refused }}
            reconnection={reconnection}
            onPrevious={back}
          />
        );
      case 'posts':
        return (
          <PostsStep
            linkage={linkageOf(step.linkageId)}
            list={posts.list}
            failure={posts.listFailure}
            refusal={posts.readFailure ?? refused}
            looking={posts.looking}
            lookedAt={posts.lookedAt}
            reconnection={reconnection}
            onChoose={({ id }) => posts.choose(id)}
            onStories={() => go({ type: 'storiesRequested' })}
            onPrevious={back}
          />
        );
      case 'stories':
        return (
          <ManualStep
            kind="stories"
            {...story}
            onSubmit={() =>
              story.submit((post) => go({ type: 'found', from: step, candidate: candidateOfStory(post) }))
            }
            onPrevious={back}
          />
        );
      case 'shortVideo':
        return (
          <ManualStep
            kind="shortVideo"
            {...shortVideo}
            onSubmit={() =>
              shortVideo.submit((post) =>
                go({ type: 'found', from: step, candidate: candidateOfShortVideo(post) }),
              )
            }
            onPrevious={back}
          />
        );
      case 'confirm':
        return (
          <ConfirmStep
            displayId={displayId}
            candidate={step.candidate}
            sent={call.sent}
            posting={call.posting}
            failure={call.failure}
            onPost={() => call.post(step.candidate)}
            onCancel={close}
            onPrevious={back}
          />
        );
      case 'cancel':
        return <CancelStep onStop={stop} onPrevious={back} />;
      case 'complete':
        return (
          <CompleteStep
            content={step.content}
            onAddItems={() => go({ type: 'itemsRequested' })}
            onAnother={() => go({ type: 'restarted' })}
            onClose={close}
          />
        );
      case 'items':
        return null;
    }
  };

  if (step.name === 'items') return items(step.content);
  return (
    <PostingFrame open={open} step={step.name} title={titles[step.name]} onClose={close} onExited={onExited}>
      {shown()}
    </PostingFrame>
  );
}
