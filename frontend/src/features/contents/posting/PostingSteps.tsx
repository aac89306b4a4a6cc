import { type ReactNode, useReducer, useState } from 'react';
import { type ContentProvider } from '../../../api/generated/model/contentProvider';
import { type DialogControl } from '../../../hooks/useDialogFor';
import { messageText } from '../../../i18n/message-text';
import { useTranslation } from '../../../i18n/useTranslation';
import { type OwnLinkage } from '../../../api/generated/model/ownLinkage';
import { type Content } from '../api/content';
import {
  type Candidate,
  candidateOfPost,
  candidateOfShortVideo,
  candidateOfStory,
  candidateOfVideo,
} from './candidate';
import { useVideoForm } from './form/useVideoForm';
import { useManualPostForm } from './form/useManualPostForm';
import { accountsOf, type Connection } from './linked-accounts';
import { savedChoice } from './post-draft';
import { INITIAL_POSTING, nextPosting, type Posting, type PostingForm, resumePosting } from './posting-steps';
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
export type PostingStart = {
  provider: ContentProvider;
  form?: PostingForm;
  /** The address of the post, for the form. */
  address?: string;
  /** Called once it is posted. */
  onPosted?: () => void;
} | null;

export interface PostingStepsProps extends DialogControl {
  accountId: string;
  displayId: string;
  linkages: readonly OwnLinkage[];
  begin: PostingStart;
  connection: Connection;
  /** The dialog that adds items to the new content; it replaces this one. */
  items: (content: Content) => ReactNode;
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
  const { accountId, displayId, linkages, begin, connection, items } = props;
  const { open, onClose, onExited } = props;
  const { t } = useTranslation('posting');
  const { t: common } = useTranslation(['common', 'messages']);
  const [posting, go] = useReducer(nextPosting, null, () => startAt(begin, linkages, accountId));
  const { step, refusal } = posting;
  const [isPosted, setPosted] = useState(false);
  const source = step.name === 'confirm' ? posting.trail.at(-1) : undefined;

  const find = (candidate: Candidate) => go({ type: 'found', from: step, candidate });
  const lose = () => go({ type: 'lost', from: step });

  const addressOf = (form: PostingForm) => (begin?.form === form ? (begin.address ?? '') : '');
  const video = useVideoForm({
    accountId,
    address: addressOf('video'),
    linkageId: linkageIdIn(posting, 'video'),
    onFound: (found, entered) => find(candidateOfVideo(found, entered)),
    onLost: lose,
  });
  const manual = {
    stories: useManualPostForm('stories', accountId, addressOf('stories')),
    shortVideo: useManualPostForm('shortVideo', accountId, addressOf('shortVideo')),
  };
  const forms = [video, manual.stories, manual.shortVideo];
  const forget = () => {
    for (const form of forms) form.forget();
  };

  const posts = usePostChoice({
    accountId,
    address: addressOf('posts'),
    linkageId: linkageIdIn(posting, 'posts'),
    onFound: (found) => find(candidateOfPost(found)),
    onLost: lose,
  });

  const call = usePostCall({
    displayId,
    onPosted: (content) => {
      forget();
      posts.clearChoice();
      begin?.onPosted?.();
      setPosted(true);
      go({ type: 'posted', content });
    },
    onLost: () => {
      if (source?.name !== 'video' && source?.name !== 'posts') return false;
      posts.clearChoice();
      lose();
      return true;
    },
    onRefused: (fields) => {
      if (source?.name !== 'stories' && source?.name !== 'shortVideo') return false;
      if (!manual[source.name].tie(fields)) return false;
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
  const refused = refusal && messageText(common, refusal);

  if (step.name === 'items') return items(step.content);
  const titleOf = () => {
    if (step.name === 'account') return t(`account.${step.provider}.title`);
    if (step.name === 'complete' && step.content.visibility === 'draft') return t('complete.draft.title');
    return t(`${step.name}.title`);
  };
  const title = titleOf();

  const shown = (): ReactNode => {
    switch (step.name) {
      case 'provider':
        return (
          <ProviderStep
            linkages={linkages}
            connection={connection}
            wanted={!isPosted && begin?.address !== undefined ? begin.provider : null}
            onChoose={(provider, linkageIds) => go({ type: 'providerChosen', provider, linkageIds })}
          />
        );
      case 'account':
        return (
          <AccountStep
            provider={step.provider}
            linkages={linkages}
            connection={connection}
            onChoose={(linkageId) => go({ type: 'accountChosen', linkageId })}
            onPrevious={back}
          />
        );
      case 'video':
        return (
          <VideoStep
            linkage={linkageOf(step.linkageId)}
            field={video.field}
            frame={{ ...video.frame, failure: video.frame.failure ?? refused }}
            connection={connection}
            onPrevious={back}
          />
        );
      case 'posts':
        return (
          <PostsStep
            linkage={linkageOf(step.linkageId)}
            choice={posts}
            refusal={posts.readFailure ?? refused}
            connection={connection}
            onStories={() => go({ type: 'storiesRequested' })}
            onPrevious={back}
          />
        );
      case 'stories':
      case 'shortVideo': {
        const form = manual[step.name];
        const candidateOf = step.name === 'stories' ? candidateOfStory : candidateOfShortVideo;
        return (
          <ManualStep
            kind={step.name}
            {...form}
            onSubmit={() => form.submit((post) => find(candidateOf(post)))}
            onPrevious={back}
          />
        );
      }
      case 'confirm':
        return (
          <ConfirmStep
            displayId={displayId}
            candidate={step.candidate}
            sent={call.sent}
            posting={call.posting}
            savingDraft={call.savingDraft}
            failure={call.failure}
            onPost={() => call.post(step.candidate, 'public')}
            onDraft={() => call.post(step.candidate, 'draft')}
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
    }
  };

  return (
    <PostingFrame open={open} step={step.name} title={title} onClose={close} onExited={onExited}>
      {shown()}
    </PostingFrame>
  );
}
