import { LIMITS } from '@hitohira/backend/rules';
import { type Translation } from '../../translation';
import type ja from '../ja/credentials';

export default {
  email: 'E-mail address',
  password: {
    label: 'New password',
    hint: `At least ${LIMITS.password.min} characters, with three of uppercase, lowercase, digits and symbols`,
    confirm: 'Confirm new password',
  },
  code: {
    heading: 'Enter your code',
    minutes: { one: '{{count}} minute', other: '{{count}} minutes' },
    group: 'Six-digit code',
    digit: `Digit {{position}} of ${LIMITS.code.length}`,
    sendsItself: 'The code is checked automatically once you enter all six digits.',
    send: 'Send code',
    sending: 'Sending',
    submitting: 'Checking',
    burnt: 'This code no longer works. Choose “Send a new code” to get another.',
    stopped:
      'Too many wrong codes were entered for this e-mail address, so codes are paused. Open the link in the e-mail we sent you in this browser, or try again tomorrow.',
  },
  confirm: {
    title: 'Confirm it’s you',
    byPassword: 'For your security, enter your password to continue.',
    sendCode: 'For your security, we will send a code to {{email}}.',
    byCode: 'Enter the six-digit code we sent to {{email}} within {{time}} to continue.',
    byProvider: 'For your security, please log in again. You will then return here.',
    password: 'Password',
    cancel: 'Cancel',
    submit: 'Confirm',
    submitting: 'Confirming',
    logInAgain: 'Log in with LINE',
    service: 'LINE',
    locked: 'Too many failed attempts. Please try again later.',
    burnt: 'This code no longer works. Please cancel and try again.',
  },
  resendCode: {
    notArrived: 'No e-mail yet? Check your spam folder.',
    send: 'Send a new code',
    sending: 'Sending',
    seconds: 'in {{seconds}} s',
    wait: 'You can request a new code shortly.',
    ready: 'You can request a new code now.',
    sent: 'A new code is on its way.',
  },
} as const satisfies Translation<typeof ja>;
