/** The thread that reads imports. */
import { answerSteps } from '../threads/answer-requests.js';
import { readImport } from './read-import.js';

answerSteps(readImport);
