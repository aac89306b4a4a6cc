import { linkTarget, type LinkTarget } from '@hitohira/backend/rules';
import { ArrowUpRight, Mail, Phone } from 'lucide-react';
import { useContext } from 'react';
import { type LinkDetail } from '../../../api/generated/model/linkDetail';
import { AdvertisingContext, creatorRel } from '../../../components/page/advertising';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { useTextLanguage } from '../../../i18n/text-language';
import { useTranslation } from '../../../i18n/useTranslation';
import { nameOfTarget } from '../link-name';
import { LinkPicture, type PictureForm } from './LinkPicture';
import styles from './LinkCard.module.css';

/** What is shown of a part of a link: its words, where it leads, its picture. */
export type ShownDetail = Pick<LinkDetail, 'title' | 'text' | 'url' | 'picture'>;

/** The forms in which a part of a link is shown: with words alone, or with a picture beside or above them. */
export type CardForm = 'words' | PictureForm;

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
    <span className={styles.sign}>
      <Icon size={size} aria-hidden />
    </span>
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
      <span className={styles.line}>
        <span className={styles.words}>
          {title !== null && (
            <span className={styles.title} lang={textLanguage(title)} dir="auto" data-title>
              {isTile && sign}
              {title}
            </span>
          )}
          {text !== null && (
            <span
              className={styles.text}
              lang={textLanguage(text)}
              dir="auto"
              data-title={title === null ? true : undefined}
            >
              {text}
            </span>
          )}
          {title === null && text === null && target !== null && (
            <VisuallyHidden>{nameOfTarget(target)}</VisuallyHidden>
          )}
          {target !== null && target.kind !== 'web' && (
            <VisuallyHidden>{t(`linkKinds.${target.kind}`)}</VisuallyHidden>
          )}
        </span>
        {!isTile && sign}
      </span>
    </>
  );

  if (target === null) {
    return (
      <div className={styles.card} data-form={form}>
        {content}
      </div>
    );
  }
  const elsewhere = target.kind === 'web' ? { target: '_blank', rel: creatorRel(isAdvertising) } : {};
  return (
    <a className={styles.card} href={url ?? undefined} {...elsewhere} data-form={form}>
      {content}
    </a>
  );
}
