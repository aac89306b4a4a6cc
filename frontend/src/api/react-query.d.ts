import '@tanstack/react-query';
import { type ApiError } from './api-error';

declare module '@tanstack/react-query' {
  interface Register {
    /** Everything a query or a mutation of the page fails with comes from the one HTTP client. */
    defaultError: ApiError;
  }
}
