import { createContext } from 'react';

/** The status the server answered the document with; anything but 200 is shown instead of the page. */
export type PageStatus = 200 | 404 | 429 | 500 | 503;

export const PageStatusContext = createContext<PageStatus>(200);
