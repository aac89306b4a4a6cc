import { DEFAULT_TIME_ZONE } from '@hitohira/backend/rules';
import { type ReactNode } from 'react';
import { useOwnAccount } from '../api/own-account';
import { TimeZoneContext } from '../components/studio/time-zone-context';

/** Provides the time zone of the signed-in account, once it is known, to the parts that show times. */
export function AccountTimeZone({ children }: { children: ReactNode }) {
  const { data: account } = useOwnAccount({ enabled: false });
  return <TimeZoneContext value={account?.timeZone ?? DEFAULT_TIME_ZONE}>{children}</TimeZoneContext>;
}
