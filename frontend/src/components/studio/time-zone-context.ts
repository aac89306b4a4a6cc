import { DEFAULT_TIME_ZONE } from '@hitohira/backend/rules';
import { createContext } from 'react';

/** The time zone of the signed-in account. */
export const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);
