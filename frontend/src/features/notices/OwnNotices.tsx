import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { Info, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { type Notice } from '../../api/generated/model/notice';
import { useListNotices } from '../../api/generated/notices/notices';
import { PATHS } from '../../config/paths';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { TARGET_PX } from '../../theme/tokens';
import { useDismissNotice } from './api/own-notices';

const Place = styled('div')({
  width: '100%',
  maxWidth: 1080,
  margin: '0 auto',
});

const Sheet = styled('section')({
  marginBottom: 32,
  border: `1px solid ${look.vars.palette.divider}`,
  borderLeft: `3px solid ${look.vars.palette.warning.main}`,
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.background.paper,
  '& h2': { padding: '16px 20px 4px', fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.6 },
  '& li:not(:first-of-type)': { borderTop: `1px solid ${look.vars.palette.divider}` },
});

const Row = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '4px 8px 4px 20px',
  '& > svg': { flexShrink: 0, marginTop: (TARGET_PX - 20) / 2, color: look.vars.palette.warning.main },
});

const Words = styled('div')({
  flex: 1,
  minWidth: 0,
  paddingBlock: 10,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& p': { whiteSpace: 'pre-line' },
  '& p + p': { marginTop: 4 },
});

const Small = styled('p')({ fontSize: '0.8125rem', color: look.vars.palette.text.secondary });

function NoticeWords({ notice, id }: { notice: Notice; id: string }) {
  const { t, language } = useTranslation(['studio', 'linkages']);
  const { kind, subject, provider, reason, reference, dueAt, createdAt } = notice;
  const day = (time: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time));
  return (
    <Words>
      <p id={id}>
        {t(`studio:notices.kinds.${kind}`, {
          subject: subject ?? '',
          service: provider === null ? '' : t(`linkages:services.${provider}`),
          date: dueAt === null ? '' : day(dueAt),
        })}
      </p>
      {kind === 'LINKAGE_ENDED' && dueAt !== null && <p>{t('studio:notices.due', { date: day(dueAt) })}</p>}
      {reason !== null && <p>{t('studio:notices.reason', { reason })}</p>}
      <Small>
        <time dateTime={createdAt}>{day(createdAt)}</time>
        {reference !== null && (
          <>
            {' · '}
            {t('studio:notices.reference', { reference })}
            {' · '}
            <Link href={PATHS.contact}>{t('studio:notices.answer')}</Link>
          </>
        )}
      </Small>
    </Words>
  );
}

/** Notices for the owner: moderation actions, and accounts to be reconnected. */
export function OwnNotices() {
  const { t } = useTranslation('studio');
  const { data } = useListNotices();
  const dismiss = useDismissNotice();
  const report = useFailureReport();
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const notices = data?.results ?? [];

  const close = (noticeId: number) =>
    dismiss.mutate(
      { id: noticeId },
      {
        // The dismissed notice held the focus.
        onSuccess: () => place.current?.focus({ preventScroll: true }),
        onError: (failure) => report(failure),
      },
    );

  return (
    <Place ref={place} tabIndex={-1}>
      {notices.length > 0 && (
        <Sheet aria-labelledby={id}>
          <h2 id={id}>{t('notices.title')}</h2>
          <ul>
            {notices.map((notice) => (
              <Row key={notice.noticeId}>
                <Info size={20} aria-hidden />
                <NoticeWords notice={notice} id={`${id}-${notice.noticeId}`} />
                <Tooltip title={t('notices.dismiss')}>
                  <IconButton
                    aria-describedby={`${id}-${notice.noticeId}`}
                    onClick={() => close(notice.noticeId)}
                  >
                    <X size={20} aria-hidden />
                  </IconButton>
                </Tooltip>
              </Row>
            ))}
          </ul>
        </Sheet>
      )}
    </Place>
  );
}
