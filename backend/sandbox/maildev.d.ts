declare module 'maildev' {
  /** The options used here, of those that maildev 2 has. */
  interface MailDevOptions {
    ip: string;
    smtp: number;
    web: number;
    mailDirectory: string;
    silent: boolean;
  }

  export default class MailDev {
    constructor(options: MailDevOptions);
    listen(): Promise<void>;
  }
}
