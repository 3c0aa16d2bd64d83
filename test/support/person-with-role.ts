/** People who answer for the market, made as an operator makes them: by the command line. */
import { type Person, signedIn } from './people.js';
import type { TestServer } from './server.js';

/** Signs a new person in and gives them the role. */
export const personWithRole = async (server: TestServer, role: 'moderator' | 'operator'): Promise<Person> => {
  const person = await signedIn(server);
  await server.services.operate({ command: 'role', email: person.email, role });
  return person;
};
