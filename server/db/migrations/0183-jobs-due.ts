/** Jobs go on from their last run when a server starts; what is written in bulk meanwhile makes them due. */
export const name = 'jobs-due';

export const statements = ['alter table job_run add column due_at timestamptz(3)'];
