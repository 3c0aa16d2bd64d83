/** Runs in every measured page before its own scripts: when cards are there, what blocked, and how long an action took. */

/** Installs `window.probe` and tells when a frame shows the first cards. Functions here are sent to the browser as text. */
export const installProbe = () => {
  const probe = { blocking: 0 };
  window.probe = probe;
  // Cards make the page longer, which is told in the very frame; a timer may have to wait until the page is read.
  const growth = new ResizeObserver(() => {
    const root = document.querySelector('housing-results')?.shadowRoot ?? document;
    if (!root.querySelector('article :is(h2, h3) a')) return;
    growth.disconnect();
    // At once, not after the next piece of the page is read, as a timer would be: that is when the frame is on its way.
    scheduler.postTask(
      () => {
        probe.first = performance.now();
      },
      { priority: 'user-blocking' },
    );
  });
  const whole = new MutationObserver(() => {
    whole.disconnect();
    growth.observe(document.documentElement);
  });
  whole.observe(document, { childList: true });
};

/** Tells what blocked, when all cards live, and how long an action takes. */
export const installActions = () => {
  const { probe } = window;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });

  const widget = () => document.querySelector('housing-results');
  const root = () => widget()?.shadowRoot ?? document;
  const links = () => root().querySelectorAll('article :is(h2, h3) a');
  /** Of our own pages, whether what the server drew has come to life. */
  const isLive = () =>
    !widget() || (customElements.get('housing-results') && !root().querySelector('[data-first]'));
  const painted = (tell) =>
    requestAnimationFrame(() => {
      setTimeout(() => tell(performance.now()));
    });

  const look = () => {
    const { length: count } = links();
    // A timer asks for no frames: what looks must not be a part of what is measured.
    if (count < 24 || !isLive()) return void setTimeout(look, 16);
    const files = performance
      .getEntriesByType('resource')
      .filter(({ initiatorType }) => initiatorType !== 'img');
    probe.requests = files.length + 1;
    probe.scripts = files.filter(({ name }) => /\.js$/.test(new URL(name).pathname)).map(({ name }) => name);
    painted((now) => {
      probe.live = now;
    });
  };
  look();

  /** Resolves with the milliseconds from the next event of a type until other cards are painted. */
  probe.watch = (type) => {
    const first = () => links()[0]?.href;
    const before = first();
    probe.action = new Promise((resolve) => {
      root().addEventListener(
        type,
        () => {
          const start = performance.now();
          const wait = () => {
            const now = first();
            if (now && now !== before) painted((end) => resolve(end - start));
            else requestAnimationFrame(wait);
          };
          wait();
        },
        { capture: true, once: true },
      );
    });
  };
};
