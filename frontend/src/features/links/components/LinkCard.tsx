import { linkTarget, type LinkTarget } from '@hitohira/backend/rules';
import { ArrowUpRight, Mail, Phone } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type LinkDetail } from '../../../api/generated/model/linkDetail';
import { AdvertisingContext, creatorRel } from '../../../components/advertising';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useTextLanguage } from '../../../i18n/text-language';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { nameOfTarget } from '../link-name';
import { LinkPicture, type PictureForm } from './LinkPicture';

/** What is shown of a part of a link: its words, where it leads, its picture. */
export type ShownDetail = Pick<LinkDetail, 'title' | 'text' | 'url' | 'picture'>;

/** The forms in which a part of a link is shown: with words alone, or with a picture beside or above them. */
export type CardForm = 'words' | PictureForm;

const { palette } = look.vars;

const Card = styled('a')({
  position: 'relative',
  display: 'flex',
  boxSizing: 'border-box',
  minWidth: 0,
  minHeight: 60,
  border: '1px solid transparent',
  borderRadius: look.vars.shape.borderRadius,
  color: palette.text.primary,
  textAlign: 'start',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: look.transitions.create(['background-color', 'border-color'], { duration: 150 }),
  '&[data-form="words"]': { padding: '14px 16px' },
  '&[data-form="thumbnail"]': { gap: 14, padding: 12, paddingInlineEnd: 16 },
  '&[data-form="poster"]': { flexDirection: 'column', overflow: 'hidden' },
  '&[data-form="tile"], &[data-form="smallTile"]': {
    flexDirection: 'column',
    gap: 8,
    borderWidth: 0,
    textAlign: 'center',
  },
  // What leads nowhere is nothing to press: a quiet ground instead of a line around it.
  'div&': { backgroundColor: palette.wash },
  'div&[data-form="tile"], div&[data-form="smallTile"]': { backgroundColor: 'transparent' },
  // In the manner of the page's theme.
  'a&': {
    borderColor: `var(--card-line, ${palette.divider})`,
    backgroundColor: 'var(--card-ground, transparent)',
  },
  'a&[data-form="tile"], a&[data-form="smallTile"]': { backgroundColor: 'transparent' },
  'a&:hover': { borderColor: palette.outline },
  'a&:hover [data-title]': { textDecorationLine: 'underline' },
});

const Line = styled('span')({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  '[data-form="poster"] &': { padding: '12px 16px' },
});

const Words = styled('span')({ flex: 1, display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });

const Title = styled('span')({
  fontWeight: 600,
  fontSize: '1rem',
  lineHeight: 1.5,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  '[data-form="tile"] &': { fontSize: '0.875rem' },
  '[data-form="smallTile"] &': { fontSize: '0.8125rem' },
});

const Text = styled('span')({
  whiteSpace: 'pre-line',
  fontSize: '0.875rem',
  lineHeight: 'var(--leading)',
  color: palette.text.secondary,
  // Where there is no title, the text stands for it.
  '&[data-title]': { fontSize: '0.9375rem', color: palette.text.primary },
});

const Sign = styled('span')({
  flexShrink: 0,
  display: 'grid',
  color: palette.text.secondary,
  // Tiles have no room at the side: what is no page says so above its words.
  '[data-form="tile"] &, [data-form="smallTile"] &': {
    display: 'inline-grid',
    marginInlineEnd: 6,
    verticalAlign: '-0.125em',
  },
});

/** What a visitor gets into by pressing: somebody's page, a mail to somebody, a call. */
const SIGNS = { web: ArrowUpRight, mail: Mail, phone: Phone } as const satisfies Record<
  LinkTarget['kind'],
  unknown
>;

interface LinkCardProps {
  form: CardForm;
  detail: ShownDetail;
  /** Whether it is among the first things seen. */
  first: boolean;
}

function TargetSign({ kind, size }: { kind: LinkTarget['kind']; size: number }) {
  const Icon = SIGNS[kind];
  return (
    <Sign>
      <Icon size={size} aria-hidden />
    </Sign>
  );
}

/**
 * A part of a link. It is called by its words, the title first, else by where it leads; the picture says nothing of its
 * own. What people wrote runs in its own direction. Without an address it is no link. Pages open in a tab of their own;
 * a mail or a call opens another application and leaves the page where it is.
 */
export function LinkCard({ form, detail: { title, text, url, picture }, first }: LinkCardProps) {
  const textLanguage = useTextLanguage();
  const { t } = useTranslation('common');
  // Whatever may be stored: only what the rule takes leads somewhere.
  const target = url === null ? null : linkTarget(url);
  const isAdvertising = useContext(AdvertisingContext);
  const isTile = form === 'tile' || form === 'smallTile';

  const sign = target !== null && (target.kind !== 'web' || !isTile) && (
    <TargetSign kind={target.kind} size={isTile ? 14 : 18} />
  );
  const content = (
    <>
      {form !== 'words' && <LinkPicture form={form} picture={picture} first={first} />}
      <Line>
        <Words>
          {title !== null && (
            <Title lang={textLanguage(title)} dir="auto" data-title>
              {isTile && sign}
              {title}
            </Title>
          )}
          {text !== null && (
            <Text lang={textLanguage(text)} dir="auto" data-title={title === null ? true : undefined}>
              {text}
            </Text>
          )}
          {title === null && text === null && target !== null && (
            <VisuallyHidden>{nameOfTarget(target)}</VisuallyHidden>
          )}
          {target !== null && target.kind !== 'web' && (
            <VisuallyHidden>{t(`linkKinds.${target.kind}`)}</VisuallyHidden>
          )}
        </Words>
        {!isTile && sign}
      </Line>
    </>
  );

  if (target === null) {
    return (
      <Card as="div" data-form={form}>
        {content}
      </Card>
    );
  }
  const elsewhere = target.kind === 'web' ? { target: '_blank', rel: creatorRel(isAdvertising) } : {};
  return (
    <Card href={url ?? undefined} {...elsewhere} data-form={form}>
      {content}
    </Card>
  );
}
