/** Shifts the clock of a process and its threads by CLOCK_SHIFT milliseconds; dates of other threads stay dates. */
const { Date: RealDate } = globalThis;
const now = () => RealDate.now() + Number(process.env.CLOCK_SHIFT);

globalThis.Date = new Proxy(RealDate, {
  construct: (date, given) => Reflect.construct(date, given.length > 0 ? given : [now()]),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
