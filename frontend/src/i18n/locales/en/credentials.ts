import { LIMITS } from '@hitohira/backend/rules';
import { type Translation } from '../../translation';
import type ja from '../ja/credentials';

export default {
  email: 'E-mail address',
  password: {
    label: 'New password',
    hint: `At least ${LIMITS.password.min} characters, with three of upper case, lower case, digits and symbols`,
    confirm: 'New password, once more',
  },
  code: {
    heading: 'Enter your code',
    group: 'Six-digit code',
    digit: `Digit {{position}} of ${LIMITS.code.length}`,
    sendsItself: 'As soon as all six digits are there, we check the code.',
    send: 'Send me the code',
    sending: 'Sending',
    submitting: 'Checking',
    burnt: 'This code cannot be used any more. Choose “Send a new code” to get another.',
    stopped:
      'Too many wrong codes were entered for this e-mail address, so codes are paused. Open the link in our mail about this in this browser, or try again tomorrow.',
  },
  confirm: {
    title: 'Confirm that it is you',
    byPassword: 'To keep your account safe, please enter your password. Then we go on.',
    sendCode: 'To keep your account safe, we confirm this with a code sent to {{email}}.',
    byCode: 'Please enter the six-digit code we sent to {{email}}. Then we go on.',
    byProvider: 'To keep your account safe, please log in once more. That brings you back here.',
    password: 'Password',
    cancel: 'Cancel',
    submit: 'Confirm',
    submitting: 'Confirming',
    logInAgain: 'Log in with LINE',
    locked: 'After several wrong tries this is paused for a while. Please try again later.',
    burnt: 'This code cannot be used any more. Please cancel and try again.',
  },
  resendCode: {
    notArrived: 'No mail yet? Please look in your junk folder too.',
    send: 'Send a new code',
    sending: 'Sending',
    seconds: 'in {{seconds}} s',
    wait: 'You can ask for a new code in a while.',
    ready: 'You can ask for a new code now.',
    sent: 'A code is on its way.',
  },
} as const satisfies Translation<typeof ja>;
