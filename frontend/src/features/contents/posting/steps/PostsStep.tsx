import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Camera, CirclePlus, Images, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { BlockFailure, EmptyBlock, MoreButton } from '../../../../components/studio/BlockParts';
import { cutText } from '../../../../components/text/cut-text';
import { FormFailure } from '../../../../components/forms/FormFailure';
import { ProviderTerms } from '../../../../components/page/ProviderTerms';
import { VisuallyHidden } from '../../../../components/site/VisuallyHidden';
import { READ_MORE_THRESHOLD } from '../../../../config/site';
import { useTranslation } from '../../../../i18n/useTranslation';
import { look } from '../../../../theme/look';
import { type OwnLinkage } from '../../../../api/generated/model/ownLinkage';
import { type InstagramPost } from '../../api/provider-posts';
import { publishedDay } from '../../published-day';
import { type Connection } from '../linked-accounts';
import { type usePostChoice } from '../usePostChoice';
import { LinkedAccount } from './LinkedAccount';
import { StepBody, StepFooter, StepLead, StepRows } from './StepParts';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: 6,
});

const Tile = styled(ButtonBase)({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: 1,
  overflow: 'hidden',
  borderRadius: 6,
  backgroundColor: look.vars.palette.wash,
  color: look.vars.palette.text.secondary,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&:hover > img': { opacity: 0.85 },
  '&:focus-visible': look.focusRing,
  '&[aria-disabled="true"]': { cursor: 'progress' },
});

/** The kind of the post, readable on any picture. */
const Kind = styled('span')({
  position: 'absolute',
  insetInlineEnd: 6,
  top: 6,
  display: 'grid',
  placeItems: 'center',
  padding: 4,
  borderRadius: 99,
  backgroundColor: look.vars.palette.background.paper,
  color: look.vars.palette.text.primary,
});

const Veil = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: `color-mix(in srgb, ${look.vars.palette.background.paper} 70%, transparent)`,
  color: look.vars.palette.text.primary,
});

const SKELETONS = 9;

function PostTile({ post, busy, onChoose }: { post: InstagramPost; busy: boolean; onChoose: () => void }) {
  const { t, language } = useTranslation('posting');
  const [first] = post.media;
  const day = publishedDay(post.publishedAt, language);
  const text = cutText(post.description, READ_MORE_THRESHOLD).beginning.trim();
  const name = text === '' ? t('posts.choose', { day }) : t('posts.chooseWithText', { day, text });
  const preview = first?.previewUrl ?? null;
  return (
    <li>
      <Tile aria-disabled={busy} onClick={busy ? undefined : onChoose}>
        {preview === null ? <Camera size={28} aria-hidden /> : <img src={preview} alt="" loading="lazy" />}
        <VisuallyHidden>{name}</VisuallyHidden>
        {post.media.length > 1 && (
          <Kind>
            <Images size={14} aria-hidden />
            <VisuallyHidden>{t('posts.several', { count: post.media.length })}</VisuallyHidden>
          </Kind>
        )}
        {post.media.length === 1 && first?.videoFlag === true && (
          <Kind>
            <Play size={14} aria-hidden />
            <VisuallyHidden>{t('posts.video')}</VisuallyHidden>
          </Kind>
        )}
        {busy && (
          <Veil>
            <CircularProgress />
          </Veil>
        )}
      </Tile>
    </li>
  );
}

interface PostsStepProps {
  /** The linked account; undefined when it is no longer linked. */
  linkage: OwnLinkage | undefined;
  choice: ReturnType<typeof usePostChoice>;
  /** Why the chosen post could not be loaded, as a message. */
  refusal: string | null;
  connection: Connection;
  onStories: () => void;
  onPrevious: () => void;
}

/** The step that chooses an Instagram post, or leads to entering a story. */
export function PostsStep(props: PostsStepProps): ReactNode {
  const { linkage, choice, connection, onStories, onPrevious } = props;
  const { looking, lookedAt, choose } = choice;
  // A broken account has its own message and button, so retrying is not offered.
  const broken = linkage?.needsReconnect === true;
  const failure = broken ? null : choice.listFailure;
  const refusal = broken ? null : props.refusal;
  const { t } = useTranslation(['posting', 'common']);
  const { posts, hasMore, isFetchingMore, error, fetchMore, refetch } = choice.list;
  const grid = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number | null>(null);
  const sought = useRef(lookedAt);

  // Scrolls back to the post that was viewed.
  useEffect(() => {
    const position = posts?.findIndex(({ id }) => id === sought.current) ?? -1;
    if (position === -1) return;
    sought.current = null;
    grid.current?.children[position]?.scrollIntoView({ block: 'center' });
  }, [posts]);

  // Focuses the first new post: the button may be removed.
  useEffect(() => {
    const from = shownBefore.current;
    if (from === null || posts === undefined || posts.length <= from) return;
    shownBefore.current = null;
    grid.current?.children[from]?.querySelector('button')?.focus({ preventScroll: true });
  }, [posts]);

  const showMore = () => {
    shownBefore.current = posts?.length ?? 0;
    fetchMore();
  };

  return (
    <StepBody>
      <StepRows>
        {linkage !== undefined && (
          <LinkedAccount
            label={t('posting:posts.account')}
            linkage={linkage}
            provider="instagram"
            connection={connection}
          />
        )}
        <FormFailure>{refusal}</FormFailure>
        <VisuallyHidden role="status">{looking !== null && t('posting:posts.looking')}</VisuallyHidden>
        {posts === undefined && failure !== null && (
          <BlockFailure text={failure} retry={t('common:actions.retry')} onRetry={refetch} />
        )}
        {posts === undefined && failure === null && !broken && (
          <div role="status">
            <VisuallyHidden>{t('posting:posts.loading')}</VisuallyHidden>
            <Grid as="div">
              {Array.from({ length: SKELETONS }, (_, index) => (
                <Skeleton key={index} variant="rounded" height={110} />
              ))}
            </Grid>
          </div>
        )}
        {posts?.length === 0 && (
          <EmptyBlock
            picture={<Camera size={28} aria-hidden />}
            title={t('posting:posts.empty.title')}
            text={t('posting:posts.empty.text')}
          />
        )}
        {posts !== undefined && posts.length > 0 && (
          <>
            <StepLead>{t('posting:posts.lead')}</StepLead>
            <Grid ref={grid} aria-label={t('posting:posts.list')}>
              {posts.map((post) => (
                <PostTile
                  key={post.id}
                  post={post}
                  busy={looking === post.id}
                  onChoose={() => {
                    // One post is loaded at a time.
                    if (looking === null) choose(post.id);
                  }}
                />
              ))}
            </Grid>
            {error !== null && <StepLead role="alert">{t('posting:posts.moreFailed')}</StepLead>}
            {hasMore && (
              <MoreButton loading={isFetchingMore ? t('posting:posts.loadingMore') : null} onMore={showMore}>
                {t('posting:posts.more')}
              </MoreButton>
            )}
          </>
        )}
        <ProviderTerms providers={['instagram']} />
      </StepRows>
      <StepFooter onPrevious={onPrevious}>
        <Button variant="outlined" startIcon={<CirclePlus size={18} aria-hidden />} onClick={onStories}>
          {t('posting:posts.stories')}
        </Button>
      </StepFooter>
    </StepBody>
  );
}
