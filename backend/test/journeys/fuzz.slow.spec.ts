import { testWithRandomRequests } from '../support/random-requests.js';

testWithRandomRequests(1000);
