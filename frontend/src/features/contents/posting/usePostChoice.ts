import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ApiError, statusOf } from '../../../api/api-error';
import { readSignedInHint } from '../../../config/cookies';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { type InstagramPost, useInstagramPosts, useReadInstagramPost } from '../api/provider-posts';
import { dropChoice, keepChoice, keptChoice } from './post-draft';
import { useReadFailures } from './useReadFailures';

interface PostChoiceOptions {
  accountId: string;
  /** The account whose posts are chosen from; null as long as none is. */
  linkageId: number | null;
  onFound: (post: InstagramPost) => void;
  /** There is no such post any more. */
  onLost: () => void;
}

/**
 * The choice of one of the posts of a linked account, each read anew before it is shown. Where the session ends on the
 * way, whoever logs in again finds the list as far as it was read, and goes on with the post that was chosen.
 */
export function usePostChoice({ accountId, linkageId, onFound, onLost }: PostChoiceOptions) {
  const report = useFailureReport();
  const readFailures = useReadFailures();
  const [kept] = useState(() => {
    const choice = keptChoice(accountId);
    return choice?.linkageId === linkageId ? choice : null;
  });
  const shown = kept?.linkageId === linkageId ? kept.parts : 1;
  const list = useInstagramPosts(linkageId, shown);
  const reading = useReadInstagramPost();
  const [postId, setPostId] = useState(kept?.postId ?? null);
  const [listFailure, setListFailure] = useState<string | null>(null);
  const [readFailure, setReadFailure] = useState<string | null>(null);
  const over = useRef(false);

  const read = (id: string) => {
    if (linkageId === null) return;
    reading.mutate(
      { params: { linkageId, id } },
      {
        onSuccess: onFound,
        onError: (error) => {
          // Whoever has to log in goes on with it then.
          if (statusOf(error) !== 401) setPostId(null);
          report(
            error,
            {
              ...readFailures,
              404: {
                then: () => {
                  onLost();
                  // It is no longer among those to choose from.
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

  const goOn = useEffectEvent(() => {
    if (postId !== null) read(postId);
  });
  useEffect(() => goOn(), []);

  const { parts } = list;
  useEffect(() => {
    if (over.current) return;
    if (linkageId === null) {
      dropChoice(accountId);
      return;
    }
    // With the session goes what was read in it, a moment before the list does.
    const before = keptChoice(accountId);
    const most = before?.linkageId === linkageId ? Math.max(before.parts, parts) : Math.max(1, parts);
    keepChoice(accountId, { linkageId, parts: most, postId });
  }, [accountId, linkageId, parts, postId]);
  // Who goes elsewhere, or loads the page anew, has given it up; who has to log in has not.
  useEffect(() => {
    const giveUp = () => {
      if (readSignedInHint()) dropChoice(accountId);
    };
    window.addEventListener('pagehide', giveUp);
    return () => {
      window.removeEventListener('pagehide', giveUp);
      giveUp();
    };
  }, [accountId]);

  const tellListFailure = useEffectEvent((error: ApiError) =>
    report(error, readFailures, { notice: setListFailure }),
  );
  const { error: listError } = list;
  useEffect(() => {
    if (listError !== null) tellListFailure(listError);
  }, [listError]);

  return {
    list,
    choose: (id: string) => {
      setReadFailure(null);
      setPostId(id);
      read(id);
    },
    /** Why nothing could be read, in words; null where that is not so. */
    listFailure,
    /** Why the post that was chosen did not come through, in words. */
    readFailure,
    /** The post that is being looked at. */
    looking: reading.isPending ? reading.variables.params.id : null,
    /** The one that was looked at last, whatever came of it. */
    lookedAt: reading.variables?.params.id ?? null,
    clearFailure: () => setReadFailure(null),
    /** Another one is going to be chosen. */
    letGo: () => setPostId(null),
    /** Gives up the choice, or what has become a post. */
    forget: () => {
      over.current = true;
      dropChoice(accountId);
    },
  };
}
