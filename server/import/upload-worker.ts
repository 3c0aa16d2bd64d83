/** A thread that reads uploaded tables, away from the requests. */
import { answerRequests } from '../threads/answer-requests.js';
import { readUpload } from './upload.js';

answerRequests(readUpload);
