import { postKey } from '@hitohira/backend/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ApiError, statusOf } from '../../../api/api-error';
import { readSignedInHint } from '../../../config/cookies';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { type InstagramPost, useInstagramPosts, useReadInstagramPost } from '../api/provider-posts';
import { deleteChoice, saveChoice, savedChoice } from './post-draft';
import { useReadFailures } from './useReadFailures';

interface PostChoiceOptions {
  accountId: string;
  /** The URL of the post to choose as soon as it is listed; empty for none. */
  address: string;
  /** The linked account; null until one is chosen. */
  linkageId: number | null;
  onFound: (post: InstagramPost) => void;
  /** Called when the post no longer exists. */
  onLost: () => void;
}

/**
 * Chooses one post of a linked account and loads its current state. When the session expires, the pages loaded and the
 * chosen post are restored after the next login.
 */
export function usePostChoice({ accountId, address, linkageId, onFound, onLost }: PostChoiceOptions) {
  const report = useFailureReport();
  const readFailures = useReadFailures();
  const [saved] = useState(() => {
    const choice = savedChoice(accountId);
    return choice?.linkageId === linkageId ? choice : null;
  });
  const shown = saved?.linkageId === linkageId ? saved.parts : 1;
  const list = useInstagramPosts(linkageId, shown);
  const reading = useReadInstagramPost();
  const [postId, setPostId] = useState(saved?.postId ?? null);
  const [listFailure, setListFailure] = useState<string | null>(null);
  const [readFailure, setReadFailure] = useState<string | null>(null);
  const isDiscarded = useRef(false);

  const read = (id: string) => {
    if (linkageId === null) return;
    reading.mutate(
      { params: { linkageId, id } },
      {
        onSuccess: onFound,
        onError: (error) => {
          // After a login the chosen post is loaded again.
          if (statusOf(error) !== 401) setPostId(null);
          report(
            error,
            {
              ...readFailures,
              404: {
                then: () => {
                  onLost();
                  // Reload the list without the deleted post.
                  list.refetch();
                },
              },
            },
            { notice: setReadFailure },
          );
        },
      },
    );
  };

  const resume = useEffectEvent(() => {
    if (postId !== null) read(postId);
  });
  useEffect(() => resume(), []);

  const isSought = useRef(address !== '');
  const choosePasted = useEffectEvent(() => {
    const pasted = list.posts?.find(
      ({ permalink }) => postKey('instagram', permalink) === postKey('instagram', address),
    );
    if (!isSought.current || pasted === undefined) return;
    isSought.current = false;
    setPostId(pasted.id);
    read(pasted.id);
  });
  useEffect(() => choosePasted(), [list.posts]);

  const { parts } = list;
  useEffect(() => {
    if (isDiscarded.current) return;
    if (linkageId === null) {
      deleteChoice(accountId);
      return;
    }
    // When the session expires, the cached list is cleared just before this effect runs.
    const before = savedChoice(accountId);
    const most = before?.linkageId === linkageId ? Math.max(before.parts, parts) : Math.max(1, parts);
    saveChoice(accountId, { linkageId, parts: most, postId });
  }, [accountId, linkageId, parts, postId]);
  // Leaving the page discards the choice, unless the session has expired.
  useEffect(() => {
    const discard = () => {
      if (readSignedInHint()) deleteChoice(accountId);
    };
    window.addEventListener('pagehide', discard);
    return () => {
      window.removeEventListener('pagehide', discard);
      discard();
    };
  }, [accountId]);

  const reportListFailure = useEffectEvent((error: ApiError) =>
    report(error, readFailures, { notice: setListFailure }),
  );
  const { error: listError } = list;
  useEffect(() => {
    if (listError !== null) reportListFailure(listError);
  }, [listError]);

  return {
    list,
    choose: (id: string) => {
      setReadFailure(null);
      setPostId(id);
      read(id);
    },
    /** Why the list could not be loaded, as a message. */
    listFailure,
    /** Why the chosen post could not be loaded, as a message. */
    readFailure,
    /** The ID of the post that is being loaded. */
    looking: reading.isPending ? reading.variables.params.id : null,
    /** The ID of the post that was loaded last. */
    lookedAt: reading.variables?.params.id ?? null,
    clearFailure: () => setReadFailure(null),
    /** Clears the chosen post. */
    clearChoice: () => setPostId(null),
    /** Deletes the stored choice. */
    discardChoice: () => {
      isDiscarded.current = true;
      deleteChoice(accountId);
    },
  };
}
