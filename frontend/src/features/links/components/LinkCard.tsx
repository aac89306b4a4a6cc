import { linkTarget, type LinkTarget } from '@hitohira/backend/rules';
import { ArrowUpRight, Mail, Phone } from 'lucide-react';
import { useContext } from 'react';
import { AdvertisingContext, creatorRel } from '../../../components/page/advertising';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { useTextLanguage } from '../../../i18n/text-language';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ShownDetail } from '../api/public-links';
import { nameOfTarget } from '../link-name';
import { LinkPicture, type PictureForm } from './LinkPicture';
import styles from './LinkCard.module.css';

/** The layout of a card: text only, or with a picture beside or above it. */
export type CardForm = 'words' | PictureForm;

/** What pressing the card opens: a web page, an e-mail or a call. */
const ICONS = { web: ArrowUpRight, mail: Mail, phone: Phone } as const satisfies Record<
  LinkTarget['kind'],
  unknown
>;

interface LinkCardProps {
  form: CardForm;
  detail: ShownDetail;
  /** Whether it is in the first viewport. */
  first: boolean;
}

function TargetIcon({ kind, size }: { kind: LinkTarget['kind']; size: number }) {
  const Icon = ICONS[kind];
  return (
    <span className={styles.sign}>
      <Icon size={size} aria-hidden />
    </span>
  );
}

/**
 * A card for one link detail, named by its title, text or destination; the picture is decorative. Without a valid URL
 * it is not a link. Web pages open in a new tab; e-mails and calls open another application.
 */
export function LinkCard({ form, detail: { title, text, url, picture }, first }: LinkCardProps) {
  const textLanguage = useTextLanguage();
  const { t } = useTranslation('common');
  // Stored URLs may predate the current rules.
  const target = url === null ? null : linkTarget(url);
  const isAdvertising = useContext(AdvertisingContext);
  const isTile = form === 'tile' || form === 'smallTile';

  const sign = target !== null && (target.kind !== 'web' || !isTile) && (
    <TargetIcon kind={target.kind} size={isTile ? 14 : 18} />
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
