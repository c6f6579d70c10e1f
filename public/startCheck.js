// Says why the page is empty, where the app did not start. ES5 throughout: old browsers read it.
(function (html) {
  function each(selector, act) {
    [].forEach.call(document.querySelectorAll(selector), act);
  }

  var isOld = !(window.Promise && Promise.any);

  function show() {
    var reason = isOld ? 'old' : 'failed';
    each('[data-reason]', function (words) {
      words.hidden = words.getAttribute('data-reason') !== reason;
    });
    document.getElementById('app').textContent = '';
    document.getElementById('standstill').hidden = false;
    var meta = document.querySelector('[name=museum-configuration]');
    var contact = meta && JSON.parse(meta.content).contact;
    each('[data-contact]', function (line) {
      line.textContent = contact ? contact[line.getAttribute('data-contact')] : '';
    });
  }

  // A release has taken files of this build away: the page is loaded anew as the build that is there now, once for each,
  // of which the address keeps count. What was chosen and typed stands in the session and in the state of this entry.
  function renew(isBusy, stays) {
    var own = document.querySelector('[name=build]');
    var isOver = false;
    function stay(isSame) {
      isOver = true;
      stays(isSame === true);
    }
    if (!own || !window.fetch) return stay();
    setTimeout(stay, 5000);
    fetch('./version.json?'.concat(Date.now()), { cache: 'no-store' })
      .then(function (answer) {
        return answer.json();
      })
      .then(function (version) {
        var build = version.build;
        var mark = 'v='.concat(build);
        var query = location.search.slice(1).split('&');
        if (isOver) return;
        if (!/^[\w-]{6,64}$/.test(build) || build === own.content)
          return stay(build === own.content);
        if (query.indexOf(mark) !== -1 || isBusy()) return stay();
        query = query.filter(function (piece) {
          return piece !== '' && !/^v=/.test(piece);
        });
        var search = '?'.concat(query.concat(mark).join('&'));
        history.replaceState(history.state, '', search.concat(location.hash));
        location.reload();
      })
      .then(null, stay);
  }

  function fail() {
    if (isOld) return show();
    renew(function () {
      return false;
    }, show);
  }

  if (html.getAttribute('data-start') === 'begun') document.addEventListener('startfailed', fail);
  else fail();

  // A running app asks for the same.
  document.addEventListener('filegone', function (event) {
    event.preventDefault();
    renew(event.detail.isBusy, event.detail.stays);
  });
})(document.documentElement);
