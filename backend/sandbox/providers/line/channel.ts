/** The one channel of the sandbox's LINE. Nothing that matters lies behind its secret. */
export const LINE_CHANNEL = {
  id: '1650000001',
  secret: 'the-secret-of-the-sandbox-line-1',
  issuer: 'https://access.line.me',
} as const;
