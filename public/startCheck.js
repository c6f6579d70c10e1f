// Says why the page is empty, where the app did not start. ES5 throughout: old browsers read it.
(function (html) {
  function each(selector, act) {
    [].forEach.call(document.querySelectorAll(selector), act);
  }

  function show() {
    var reason = window.Promise && Promise.any ? 'failed' : 'old';
    each('[data-reason]', function (words) {
      words.hidden = words.getAttribute('data-reason') !== reason;
    });
    document.getElementById('standstill').hidden = false;
    var meta = document.querySelector('[name=museum-configuration]');
    var contact = meta && JSON.parse(meta.content).contact;
    each('[data-contact]', function (line) {
      line.textContent = contact ? contact[line.getAttribute('data-contact')] : '';
    });
  }

  if (html.getAttribute('data-start') === 'begun') document.addEventListener('startfailed', show);
  else show();
})(document.documentElement);
